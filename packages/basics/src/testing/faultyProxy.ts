import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';
import { portOf } from './portOf';

/** The direction in which bytes go. */
export type Towards = 'client' | 'server';

interface OneWay {
  /** Default: both directions. */
  readonly towards?: Towards;
}

/**
 * Network faults of a connection. `delay`: all bytes arrive later, in order; a random jitter is added. `hold`: nothing
 * passes until the fault is over, then everything does, as with a halted process. `drop`: bytes are lost, and the
 * connection stays open. `corrupt`: flips one bit in each `everyBytes`. `trickle`: limits the bytes per second. `cut`:
 * closes the connection after a number of bytes to the client. `hang`: accepts connections and passes nothing on.
 * `refuse`: the port is closed, and open connections are cut.
 */
export type Fault =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'delay'; readonly ms: number; readonly jitterMs?: number } & OneWay)
  | ({ readonly kind: 'hold' } & OneWay)
  | ({ readonly kind: 'drop' } & OneWay)
  | ({ readonly kind: 'corrupt'; readonly everyBytes: number } & OneWay)
  | ({ readonly kind: 'trickle'; readonly bytesPerSecond: number } & OneWay)
  | { readonly kind: 'cut'; readonly afterBytes: number }
  | { readonly kind: 'hang' }
  | { readonly kind: 'refuse' };

/** Counters of the traffic and of the applied faults. */
export interface Passed {
  accepted: number;
  /** Bytes that the proxy has sent. */
  readonly bytes: Record<Towards, number>;
  readonly dropped: Record<Towards, number>;
  /** Flipped bits. */
  readonly turned: Record<Towards, number>;
  cut: number;
}

interface FaultyProxyOptions {
  /** The port to listen on. Default: any free port. */
  readonly port?: number;
  /** The same seed gives the same faults at the same bytes. */
  readonly seed?: number;
}

interface Pair {
  readonly client: Socket;
  readonly server: Socket | undefined;
  toClient: number;
}

const trickleEvery = 20;

/** A small random generator that gives the same numbers on every machine (mulberry32). */
const createRandom = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const hits = (fault: Fault, towards: Towards): boolean =>
  !('towards' in fault) || fault.towards === undefined || fault.towards === towards;

/**
 * A proxy between a client and a local server, which injects faults into the traffic. A fault applies to open and new
 * connections, from the next bytes on.
 *
 * @param target the address of the server
 */
export const startFaultyProxy = async (
  target: NetConnectOpts,
  { port = 0, seed = 1 }: FaultyProxyOptions = {},
) => {
  const random = createRandom(seed);
  const pairs = new Set<Pair>();
  const passed: Passed = {
    accepted: 0,
    bytes: { client: 0, server: 0 },
    dropped: { client: 0, server: 0 },
    turned: { client: 0, server: 0 },
    cut: 0,
  };
  let fault: Fault = { kind: 'none' };
  let changed = () => {};
  let change = Promise.resolve();
  let isClosed = false;

  const hangUp = (pair: Pair): void => {
    pairs.delete(pair);
    pair.client.destroy();
    pair.server?.destroy();
  };

  const turnBits = (bytes: Buffer, everyBytes: number, towards: Towards): Buffer => {
    const turned = Buffer.from(bytes);
    for (let at = Math.floor(random() * everyBytes); at < turned.length; at += everyBytes) {
      turned[at] = (turned[at] ?? 0) ^ (1 << Math.floor(random() * 8));
      passed.turned[towards] += 1;
    }
    return turned;
  };

  const write = (pair: Pair, towards: Towards, bytes: Buffer): void => {
    const socket = towards === 'client' ? pair.client : pair.server;
    if (!socket || socket.destroyed || socket.writableEnded) return;
    passed.bytes[towards] += bytes.length;
    if (towards === 'client') pair.toClient += bytes.length;
    socket.write(bytes);
  };

  const trickle = async (pair: Pair, towards: Towards, bytes: Buffer): Promise<void> => {
    let left = bytes;
    while (left.length > 0 && !pair.client.destroyed) {
      const speed = fault.kind === 'trickle' ? fault.bytesPerSecond : Number.POSITIVE_INFINITY;
      const size = Math.max(1, Math.min(left.length, Math.floor((speed * trickleEvery) / 1000)));
      write(pair, towards, left.subarray(0, size));
      left = left.subarray(size);
      if (left.length > 0) await sleep(trickleEvery);
    }
  };

  /** Passes the chunks on one after the other, in order. */
  const pass = async (
    pair: Pair,
    towards: Towards,
    bytes: Buffer,
    cameAt: number,
  ): Promise<void> => {
    while (
      !isClosed &&
      (fault.kind === 'hang' || (fault.kind === 'hold' && hits(fault, towards)))
    ) {
      await change;
    }
    const now: Fault = hits(fault, towards) ? fault : { kind: 'none' };
    if (now.kind === 'delay') {
      const due = cameAt + now.ms + random() * (now.jitterMs ?? 0);
      await sleep(Math.max(0, due - performance.now()));
    }
    if (now.kind === 'drop') passed.dropped[towards] += bytes.length;
    else if (now.kind === 'corrupt') {
      write(pair, towards, turnBits(bytes, now.everyBytes, towards));
    } else if (now.kind === 'trickle') await trickle(pair, towards, bytes);
    else if (now.kind === 'cut' && towards === 'client') {
      write(pair, towards, bytes.subarray(0, Math.max(0, now.afterBytes - pair.toClient)));
      if (pair.toClient >= now.afterBytes) {
        passed.cut += 1;
        // The written bytes must arrive first.
        setImmediate(() => hangUp(pair));
      }
    } else write(pair, towards, bytes);
  };

  const link = (pair: Pair, from: Socket, towards: Towards): void => {
    let line: Promise<void> = Promise.resolve();
    from.on('data', (bytes) => {
      const cameAt = performance.now();
      line = line.then(() => pass(pair, towards, bytes, cameAt));
    });
    from.on('end', () => {
      line = line.then(() => {
        (towards === 'client' ? pair.client : pair.server)?.end();
      });
    });
    from.on('error', () => hangUp(pair));
    from.on('close', () => {
      if (pair.client.destroyed && (pair.server?.destroyed ?? true)) pairs.delete(pair);
    });
  };

  const server = createServer({ allowHalfOpen: true }, (client) => {
    passed.accepted += 1;
    const onward =
      fault.kind === 'hang' ? undefined : connect({ ...target, allowHalfOpen: true } as never);
    const pair: Pair = { client, server: onward, toClient: 0 };
    pairs.add(pair);
    client.setNoDelay(true);
    onward?.setNoDelay(true);
    link(pair, client, 'server');
    if (onward) link(pair, onward, 'client');
  });

  const listen = (at: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(at, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
  await listen(port);
  const ownPort = portOf(server);

  const cutAll = (): void => {
    for (const pair of [...pairs]) {
      passed.cut += 1;
      hangUp(pair);
    }
  };

  const stopListening = () => new Promise<void>((resolve) => void server.close(() => resolve()));

  return {
    port: ownPort,
    passed,

    /** The number of open connections. */
    open: (): number => pairs.size,

    setFault: async (next: Fault): Promise<void> => {
      const wasRefused = fault.kind === 'refuse';
      fault = next;
      const tell = changed;
      change = new Promise((resolve) => {
        changed = resolve;
      });
      tell();
      if (next.kind === 'refuse' && !wasRefused) {
        const stopped = stopListening();
        cutAll();
        await stopped;
      }
      if (next.kind !== 'refuse' && wasRefused) await listen(ownPort);
    },

    /** Closes all connections at once. */
    cutAll,

    /** Ends the stream towards one side, and still reads from that side. */
    halfClose: (towards: Towards): void => {
      for (const { client, server: onward } of pairs)
        (towards === 'client' ? client : onward)?.end();
    },

    close: async (): Promise<void> => {
      isClosed = true;
      changed();
      for (const pair of [...pairs]) hangUp(pair);
      if (server.listening) await stopListening();
    },
  };
};

export type FaultyProxy = Awaited<ReturnType<typeof startFaultyProxy>>;
