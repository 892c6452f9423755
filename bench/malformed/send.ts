import { connect } from 'node:net';
import type { Attack } from './attacks';
import { type Draft, listLines } from './draft';

/** In ms: even on a busy machine, a complete request gets its response within this time or never. */
const timeoutMs = 300_000;
/** In ms: how long the connection of an incomplete request is kept open. */
const glance = 40;

/** Outcome of a request: the statuses in response order. */
export interface Outcome {
  readonly statuses: readonly number[];
  /** `closed` without a response is valid too; `silent` is not. */
  readonly end: 'answered' | 'closed' | 'silent';
}

const statusesIn = (chunks: readonly Buffer[]): readonly number[] => {
  const text = Buffer.concat(chunks).toString('latin1');
  // A response after a body of known length can begin in the middle of a line.
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
};

/** Writes bytes as they are, and reads until the shop closes the connection. */
export const sendRaw = (port: number, { bytes, isWhole }: Attack): Promise<Outcome> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    let isClosed = false;
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      const statuses = statusesIn(chunks);
      const silence = isClosed || !isWhole ? 'closed' : 'silent';
      resolve({ statuses, end: statuses.length > 0 ? 'answered' : silence });
    };
    let timer = setTimeout(finish, timeoutMs);
    socket.on('connect', () => {
      socket.write(bytes);
      if (isWhole) return;
      clearTimeout(timer);
      timer = setTimeout(finish, glance);
    });
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', () => {
      isClosed = true;
      finish();
    });
    // The bytes that arrived before the connection broke are the response.
    socket.on('error', () => {});
  });

const toHeaders = (draft: Draft): [string, string][] =>
  listLines(draft)
    .slice(1)
    .filter((line) => !/^(?:content-length|expect)/i.test(line))
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);

/** @returns undefined if `fetch` refuses to send the request */
export const sendByFetch = async (port: number, draft: Draft): Promise<Outcome | undefined> => {
  let request: Request;
  try {
    const { method, path, body } = draft;
    request = new Request(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: toHeaders(draft),
      redirect: 'manual',
      ...(body && method !== 'GET' && method !== 'HEAD' ? { body: new Uint8Array(body) } : {}),
    });
    if (new URL(request.url).host !== `127.0.0.1:${port}`) return undefined;
  } catch {
    return undefined;
  }
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(timeoutMs) });
    await answer.arrayBuffer();
    return { statuses: [answer.status], end: 'answered' };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { statuses: [], end: isLate ? 'silent' : 'closed' };
  }
};
