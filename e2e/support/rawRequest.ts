import { connect } from 'node:net';
import { port } from './shop';

/** A response as received from the socket. */
export interface RawAnswer {
  /** Of every response on the connection, in order; empty if it closes without a response. */
  readonly statuses: readonly number[];
  /** Of the first response. */
  readonly location: string | undefined;
  readonly text: string;
}

const read = (text: string): RawAnswer => ({
  // A response after a body of known length starts directly at its end, in the middle of a line.
  statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)),
  location: /^location: (.*)\r$/im.exec(text)?.[1],
  text,
});

/**
 * Writes bytes to the shop and reads until it closes the connection or the timeout ends. Nothing is added, checked or
 * repaired.
 *
 * @param bytes each character is one byte
 * @param timeoutMs for requests that get no response
 */
export const sendRaw = (bytes: string, timeoutMs = 10_000): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const finish = () => {
      socket.destroy();
      resolve(read(Buffer.concat(chunks).toString('latin1')));
    };
    const timer = setTimeout(finish, timeoutMs);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', () => {
      clearTimeout(timer);
      finish();
    });
    // The data read before the connection error is the response.
    socket.on('error', () => {});
    socket.write(Buffer.from(bytes, 'latin1'));
  });

/** A request that ends its connection. @param lines after the request line */
export const toRequest = (target: string, lines: readonly string[], body = ''): string =>
  [`GET ${target} HTTP/1.1`, ...lines, 'Connection: close', '', body].join('\r\n');
