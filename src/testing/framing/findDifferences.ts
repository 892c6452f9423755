import { toOriginForm } from '@/server/security/originForm';
import type { Received } from './recordingRenderer';
import type { CacheServerRequest } from './recordingServer';
import { readReference, type ReferenceMessage } from './referenceReader';
import type { Sent } from './sendCase';

const toOrigin = (target: string): string => {
  const line = { url: target, headers: {} };
  toOriginForm(line);
  return line.url;
};

const isSame = (message: ReferenceMessage, request: CacheServerRequest): boolean =>
  message.method === request.method &&
  message.marker === request.marker &&
  toOrigin(message.target) === request.url;

/** Compares the requests that the cache server read with the requests according to RFC 9112. */
const compareWithReference = (
  messages: readonly ReferenceMessage[],
  requests: readonly CacheServerRequest[],
): readonly string[] => {
  const differences: string[] = [];
  let next = 0;
  for (const request of requests) {
    // A request that was refused before it reached a handler has no record.
    const found = messages.findIndex((message, at) => at >= next && isSame(message, request));
    if (found >= 0) next = found + 1;
    if (request.received === 0) continue;
    const what = `${request.method} ${request.url.slice(0, 80)}`;
    if (found < 0) differences.push(`the front hands over what has no single reading: ${what}`);
    else if (messages[found]?.body !== request.body) {
      differences.push(`the front reads another body than was sent: ${what}`);
    }
  }
  return differences;
};

/** Compares the client's responses with the requests that the cache server read on this connection. */
const compareAnswers = (
  { answers, problem, isHung, rest }: Sent,
  requests: readonly CacheServerRequest[],
): readonly string[] => {
  const differences: string[] = [];
  if (problem !== undefined) differences.push(problem);
  if (isHung) differences.push(`the connection stays open: ${JSON.stringify(rest.slice(0, 80))}`);
  const ids = requests.map((request) => request.id);
  // There is one more response when the parser fails before it has read a request.
  if (answers.length > ids.length + 1) differences.push('more answers than requests');
  for (const [at, { id, body }] of answers.entries()) {
    if (id === undefined) continue;
    if (id !== ids[at]) differences.push(`an answer is for ${id}, another request`);
    if (body !== '' && !body.includes(id)) differences.push(`the body of the answer to ${id}`);
  }
  const answered = answers.filter(({ id }) => id !== undefined).length;
  const received = requests.filter((request) => request.received > 0).length;
  if (answered > received) differences.push('an answer for what the renderer did not get');
  return differences;
};

/** @returns one line per difference between the parsers for one case */
export const findDifferences = (
  bytes: string,
  sent: Sent,
  requests: readonly CacheServerRequest[],
): readonly string[] => [
  ...compareWithReference(readReference(bytes).messages, requests),
  ...compareAnswers(sent, requests),
];

/**
 * Compares the bytes of one renderer connection with what the cache server must send: one request, framed by its
 * length, and no further byte.
 *
 * @param find gets the request that the cache server recorded under an id
 */
export const findRendererDifferences = (
  { raw, requests }: Received,
  find: (id: string) => CacheServerRequest | undefined,
): readonly string[] => {
  // The client closed the connection before anything was sent.
  if (raw === '') return [];
  const { messages, rest } = readReference(raw);
  const id = /^x-request-id: (.*)\r$/im.exec(raw)?.[1];
  const expected = id === undefined ? undefined : find(id);
  const start = JSON.stringify(raw.slice(0, 200));
  if (!expected) return [`the renderer got what the front did not send: ${start}`];
  expected.received += 1;
  // The client closed the connection while its request was being sent.
  if (rest === 'incomplete' && messages.length === 0) return [];
  const [message, ...further] = messages;
  const [parsed, ...furtherParsed] = requests;
  const differences: string[] = [];
  if (rest !== 'none' || further.length + furtherParsed.length > 0) {
    differences.push(`more than one request reached the renderer: ${start}`);
  }
  const [head = ''] = raw.split('\r\n\r\n', 1);
  if (/^transfer-encoding:/im.test(head)) differences.push(`not framed by its length: ${start}`);
  for (const read of [message, parsed]) {
    if (!read) continue;
    const url = 'target' in read ? read.target : read.url;
    if (
      read.method !== expected.method ||
      url !== expected.url ||
      read.marker !== expected.marker ||
      read.body !== expected.body
    ) {
      differences.push(`the renderer read another request than the front: ${start}`);
    }
  }
  if (!parsed) differences.push(`the renderer did not read the request: ${start}`);
  return differences;
};
