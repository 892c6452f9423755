import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Result of connections that clients keep open for as long as possible. */
export interface Held {
  readonly opened: number;
  readonly closed: number;
  /** Lifetime of the longest connection that the shop closed, in s. */
  readonly longestSeconds: number;
}

/**
 * Opens all connections at once and keeps them until the shop closes them or the time is up.
 *
 * @param begin writes to a connection; called when the connection is open
 */
export const holdConnections = async (
  port: number,
  count: number,
  seconds: number,
  begin: (socket: Socket) => void,
): Promise<Held> => {
  const startedAt = performance.now();
  let closed = 0;
  let longestSeconds = 0;
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1', () => begin(socket));
    socket.on('error', () => {});
    socket.on('close', () => {
      closed += 1;
      longestSeconds = (performance.now() - startedAt) / 1000;
    });
    return socket;
  });
  while (closed < count && performance.now() - startedAt < seconds * 1000) await sleep(100);
  const held = { opened: count, closed, longestSeconds };
  for (const socket of sockets) socket.destroy();
  return held;
};

export const describeHeld = ({ opened, closed, longestSeconds }: Held): string =>
  `${closed} of ${opened} closed by the shop${closed > 0 ? `, the last after ${longestSeconds.toFixed(1)} s` : ''}`;

/** Writes the same bytes repeatedly until the connection is closed. */
export const dribble = (socket: Socket, bytes: string, everyMs: number): void => {
  const timer = setInterval(() => socket.write(bytes), everyMs);
  socket.on('close', () => clearInterval(timer));
};

/** Sends requests repeatedly, each on a new connection. @returns the number of responses per status */
export const sendAgain = async (
  port: number,
  senders: number,
  seconds: number,
  next: (count: number) => string,
): Promise<Readonly<Record<string, number>>> => {
  const statuses: Record<string, number> = {};
  const until = performance.now() + seconds * 1000;
  let count = 0;
  const exchange = (bytes: string): Promise<void> =>
    new Promise((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket.setEncoding('latin1');
      socket.setTimeout(20_000, () => socket.destroy());
      socket.on('data', (chunk: string) => {
        // The response heads are enough, so large bodies are cut.
        text = (text + chunk).slice(0, 64 * 1024);
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        const found = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = '']) => status);
        for (const status of found.length > 0 ? found : ['none']) {
          statuses[status] = (statuses[status] ?? 0) + 1;
        }
        resolve();
      });
    });
  const send = async (): Promise<void> => {
    while (performance.now() < until) await exchange(next((count += 1)));
  };
  await Promise.all(Array.from({ length: senders }, send));
  return statuses;
};

export const describeStatuses = (statuses: Readonly<Record<string, number>>): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ') || 'no answer';
