import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const CHECK_INTERVAL_MS = 5000;
/** A slower client is dropped. A bad mobile connection is several times as fast. */
const MIN_BYTES_PER_SECOND = 1024;
/** How long a client may receive nothing, for example in a tunnel or during a change of networks. */
const GRACE_MS = 20_000;

export interface ReaderLimits {
  readonly checkIntervalMs: number;
  readonly minBytesPerSecond: number;
  readonly graceMs: number;
}

const defaultLimits: ReaderLimits = {
  checkIntervalMs: CHECK_INTERVAL_MS,
  minBytesPerSecond: MIN_BYTES_PER_SECOND,
  graceMs: GRACE_MS,
};

interface SlowReaderOptions {
  readonly limits?: ReaderLimits;
  /** In ms. */
  readonly now?: () => number;
  /** Called for each connection that is closed because its client reads too slowly. */
  readonly onDropped?: () => void;
}

/** The bytes sent on a connection when it last met the minimum rate. */
interface Progress {
  readonly sentBytes: number;
  readonly at: number;
}

/** Node's internal counters of a socket. The public ones count a whole write as one step. */
interface SocketHandle {
  readonly bytesWritten: number;
  readonly writeQueueSize: number;
}

const isHandle = (value: unknown): value is SocketHandle =>
  typeof value === 'object' &&
  value !== null &&
  'bytesWritten' in value &&
  typeof value.bytesWritten === 'number' &&
  'writeQueueSize' in value &&
  typeof value.writeQueueSize === 'number';

/** @returns the bytes that the system took from this process, and the bytes that still wait here */
const measure = (socket: Socket): { readonly sentBytes: number; readonly waitingBytes: number } => {
  const handle: unknown = Reflect.get(socket, '_handle');
  const waitingBytes = socket.writableLength;
  return isHandle(handle)
    ? { sentBytes: handle.bytesWritten - handle.writeQueueSize, waitingBytes }
    : { sentBytes: socket.bytesWritten - waitingBytes, waitingBytes };
};

/**
 * Closes connections whose clients read slower than a minimum rate. Each of them occupies memory for a response, and a
 * connection to the renderer.
 *
 * @returns stops the checks
 */
export const dropSlowReaders = (
  server: Server,
  {
    limits: { checkIntervalMs, minBytesPerSecond, graceMs } = defaultLimits,
    now = () => performance.now(),
    onDropped = () => {},
  }: SlowReaderOptions = {},
): (() => void) => {
  const sockets = new Map<Socket, Progress | undefined>();

  const check = (socket: Socket, before: Progress | undefined): void => {
    const { sentBytes, waitingBytes } = measure(socket);
    if (waitingBytes === 0) {
      sockets.set(socket, undefined);
      return;
    }
    if (!before) {
      sockets.set(socket, { sentBytes, at: now() });
      return;
    }
    const elapsedMs = now() - before.at;
    if (elapsedMs < graceMs) return;
    if (((sentBytes - before.sentBytes) * 1000) / elapsedMs >= minBytesPerSecond) {
      sockets.set(socket, { sentBytes, at: now() });
      return;
    }
    onDropped();
    socket.destroy();
  };

  server.on('connection', (socket: Socket) => {
    sockets.set(socket, undefined);
    socket.once('close', () => sockets.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, before] of sockets) check(socket, before);
  }, checkIntervalMs);
  timer.unref();
  return () => clearInterval(timer);
};
