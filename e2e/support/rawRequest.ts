import { connect } from 'node:net';
import { port } from './shop';

/** An answer as it came over the wire. */
export interface RawAnswer {
  /** Of every answer on the connection, in order; none where it was closed without a word. */
  readonly statuses: readonly number[];
  /** Of the first answer. */
  readonly location: string | undefined;
  readonly text: string;
}

const read = (text: string): RawAnswer => ({
  // The one after a body of known length begins where that ends, in the middle of a line.
  statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)),
  location: /^location: (.*)\r$/im.exec(text)?.[1],
  text,
});

/**
 * Writes bytes to the shop and reads until it closes the connection, or for as long as given: nothing is added, checked
 * or repaired on the way.
 *
 * @param bytes each character is one byte
 * @param patience in ms, for what is never answered
 */
export const sendRaw = (bytes: string, patience = 10_000): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const finish = () => {
      socket.destroy();
      resolve(read(Buffer.concat(chunks).toString('latin1')));
    };
    const timer = setTimeout(finish, patience);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', () => {
      clearTimeout(timer);
      finish();
    });
    // What was read before the other side hung up is the answer.
    socket.on('error', () => {});
    socket.write(Buffer.from(bytes, 'latin1'));
  });

/** A request that ends its connection. @param lines after the request line */
export const toRequest = (target: string, lines: readonly string[], body = ''): string =>
  [`GET ${target} HTTP/1.1`, ...lines, 'Connection: close', '', body].join('\r\n');
