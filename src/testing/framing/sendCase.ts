import { connect } from 'node:net';
import { readReference } from './referenceReader';
import { type ReadAnswers, readAnswers } from './readAnswers';
import type { FramingCase } from './framingCase';

/** Ms without a byte from the server after which the client ends its side of the connection. */
const IDLE_MS = { none: 5000, closed: 5000, incomplete: 100, unclear: 300 } as const;
/** The server must close the connection within this time. */
const HANG_MS = 15_000;

export interface Sent extends ReadAnswers {
  /** The client's port, which identifies the connection. */
  readonly port: number;
  /** The server neither responded nor closed the connection. */
  readonly isHung: boolean;
}

/**
 * Sends a case over a new connection and reads until the server closes it.
 *
 * @param methodsOf the methods of the requests that the server has read on the connection so far
 */
export const sendCase = (
  { bytes, cuts }: FramingCase,
  serverPort: number,
  methodsOf: (port: number) => readonly string[],
): Promise<Sent> =>
  new Promise((resolve) => {
    let text = '';
    let port = 0;
    let isHung = false;
    const socket = connect(serverPort, '127.0.0.1');
    socket.setEncoding('latin1');
    socket.setNoDelay(true);
    const idle = setTimeout(() => socket.end(), IDLE_MS[readReference(bytes).rest]);
    const hang = setTimeout(() => {
      isHung = true;
      socket.destroy();
    }, HANG_MS);
    const write = ([cut, ...further]: readonly number[], from: number): void => {
      if (socket.destroyed) return;
      socket.write(Buffer.from(bytes.slice(from, cut), 'latin1'));
      if (cut !== undefined) setImmediate(() => setImmediate(write, further, cut));
    };
    socket.on('connect', () => {
      port = socket.localPort ?? 0;
      write(cuts, 0);
    });
    socket.on('data', (chunk: string) => {
      text += chunk;
      idle.refresh();
      const { answers } = readAnswers(text, methodsOf(port), false);
      if (answers.at(-1)?.closes) socket.end();
    });
    // The response is what was read before the server closed the connection.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(idle);
      clearTimeout(hang);
      resolve({ ...readAnswers(text, methodsOf(port), true), port, isHung });
    });
  });
