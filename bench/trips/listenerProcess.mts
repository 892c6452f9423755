import { connect } from 'node:net';

/**
 * Opens streams of a trip and reports when revisions arrive. Started by `listeners.mts`, as a process of its own, so that
 * it does not slow down what is measured.
 */
const [port = 0, count = 0, trip = '', cookie = ''] = process.argv.slice(2);
/** Streams that are being opened at the same time. */
const OPENING = 100;

/** In ms since 1970, on the clock that all processes of this machine have. */
const now = () => performance.timeOrigin + performance.now();

let opened = 0;
let refused = 0;
let closed = 0;
const seen = new Map<number, number[]>();

/** Each stream is of another client, as the proxy in front of the shop says. */
const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

const listen = (index: number): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(
        [
          `GET /api/trip/live?id=${trip} HTTP/1.1`,
          'Host: 127.0.0.1',
          'Accept: text/event-stream',
          `Cookie: ${cookie}`,
          `X-Forwarded-For: ${addressOf(index)}`,
          '\r\n',
        ].join('\r\n'),
      ),
    );
    let isOpen = false;
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      const versions = [...text.matchAll(/\n\ndata: (\d+)\n\n/g)];
      if (!isOpen) {
        if (text.includes('HTTP/1.1 200')) {
          if (versions.length === 0) return;
          isOpen = true;
          opened += 1;
        } else {
          refused += 1;
          socket.destroy();
        }
        resolve();
        return;
      }
      const at = now();
      for (const [, version] of versions) {
        const times = seen.get(Number(version)) ?? [];
        times.push(at);
        seen.set(Number(version), times);
      }
    });
    socket.on('error', () => resolve());
    socket.on('close', () => {
      closed += 1;
      resolve();
    });
  });

let next = 0;
const open = async () => {
  while (next < Number(count)) await listen((next += 1));
};
await Promise.all(Array.from({ length: OPENING }, open));
process.send?.({ opened, refused });
/** Asks for the times at which a revision arrived. */
process.on('message', (version: number) =>
  process.send?.({ version, times: seen.get(version) ?? [], closed }),
);
process.on('disconnect', () => process.exit(0));
