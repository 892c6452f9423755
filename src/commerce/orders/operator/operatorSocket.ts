import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { hasErrorCode } from '@troupe/basics/errorCode';
import { parseJson } from '@/lib/parseJson';
import { messageOf } from '@/lib/messageOf';
import { log } from '@/platform/log/log';
import {
  carryOut,
  type OperatorAnswer,
  operatorAnswer,
  operatorRequest,
  type OperatorStore,
} from './operatorRequest';

/** A request and its answer are one line of JSON each. */
const MAX_LINE_BYTES = 8192;

/** How long a connection may be silent. An answer takes as long as the change. */
const SILENCE_MS = { request: 5000, answer: 120_000 };

/** The socket beside an SQLite database, at which the process that writes to it takes requests of the same user. */
export const toOperatorSocketPath = (path: string): string => `${path}.operator`;

/** @throws if the other side says nothing, too much, or closes the connection */
const readLine = (socket: Socket, silenceMs: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const fail = (reason: string, cause?: unknown) => {
      reject(new Error(reason, { cause }));
      socket.destroy();
    };
    socket.setTimeout(silenceMs, () => fail('no answer in time'));
    socket.on('error', (error) => fail(messageOf(error), error));
    socket.on('close', () => fail('the connection was closed'));
    socket.on('data', (chunk) => {
      const bytes = Buffer.from(chunk);
      chunks.push(bytes);
      size += bytes.length;
      if (bytes.includes('\n')) resolve(Buffer.concat(chunks).toString('utf8').trim());
      else if (size > MAX_LINE_BYTES) fail('the line is too long');
    });
  });

const answerOne = async (
  line: string,
  openStore: () => Promise<OperatorStore>,
): Promise<OperatorAnswer> => {
  const request = operatorRequest.safeParse(parseJson(line));
  if (!request.success) return { name: 'failed', problem: 'the shop does not know this request' };
  try {
    return await carryOut(request.data, await openStore(), new Date());
  } catch (error) {
    return { name: 'failed', problem: messageOf(error) };
  }
};

/**
 * Takes requests of operators, one per connection. Only the user of the shop can reach the socket.
 *
 * @param path of the socket. A file that a killed process left there is replaced
 * @throws if the system cannot create it, as where the path is longer than about 100 characters
 */
export const serveOperators = async (
  path: string,
  openStore: () => Promise<OperatorStore>,
): Promise<Server> => {
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    readLine(socket, SILENCE_MS.request)
      .then((line) => {
        socket.setTimeout(0);
        return answerOne(line, openStore);
      })
      .then((answer) => socket.end(`${JSON.stringify(answer)}\n`))
      // Without the request, which has a customer's address.
      .catch((error: unknown) => log.warn('orders: a request of an operator failed', { error }));
  });
  server.listen(path);
  await once(server, 'listening');
  chmodSync(path, 0o600);
  // The socket alone must not keep the process alive.
  server.unref();
  return server;
};

/**
 * Whether an error of `askShop` says that no shop runs, so that nothing was asked: there is no socket, or a killed process
 * left its file behind.
 */
export const isNotListening = (error: unknown): boolean =>
  hasErrorCode(error, 'ENOENT', 'ECONNREFUSED', 'ENOTSOCK');

/**
 * Asks the running shop for a change.
 *
 * @throws if it cannot be reached or the change has failed
 */
export const askShop = async (path: string, request: object): Promise<OperatorAnswer> => {
  const socket = createConnection(path);
  const answered = readLine(socket, SILENCE_MS.answer);
  socket.write(`${JSON.stringify(request)}\n`);
  const answer = operatorAnswer.parse(parseJson(await answered));
  socket.destroy();
  if (answer.name === 'failed') throw new Error(answer.problem);
  return answer;
};
