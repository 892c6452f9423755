import { answerIdHeader } from './recordingRenderer';

/** A response as it came over the wire, without interim responses (1xx). */
export interface Answer {
  readonly status: number;
  /** The id of the request that the renderer answered; undefined for the cache server's own responses. */
  readonly id: string | undefined;
  /** Each character is one byte. */
  readonly body: string;
  readonly closes: boolean;
}

export interface ReadAnswers {
  readonly answers: readonly Answer[];
  /** The bytes after the last complete response: the beginning of another one, or nothing. */
  readonly rest: string;
  /** Set if the bytes are not valid HTTP. */
  readonly problem: string | undefined;
}

type Headers = ReadonlyMap<string, string>;

const parseHeaders = (lines: readonly string[]): Headers =>
  new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );

interface Part {
  readonly body: string;
  readonly end: number;
}

/** @returns undefined while the body is incomplete */
const readChunks = (bytes: string, start: number): Part | undefined => {
  let body = '';
  for (let at = start; ;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.slice(at, lineEnd), 16);
    const end = lineEnd + 2 + size + 2;
    if (bytes.length < end) return undefined;
    if (size === 0) return { body, end };
    body += bytes.slice(lineEnd + 2, end - 2);
    at = end;
  }
};

const readBody = (
  bytes: string,
  start: number,
  headers: Headers,
  hasBody: boolean,
  isEnded: boolean,
): Part | undefined => {
  if (!hasBody) return { body: '', end: start };
  if (headers.get('transfer-encoding') === 'chunked') return readChunks(bytes, start);
  const length = headers.get('content-length');
  if (length === undefined) {
    return isEnded ? { body: bytes.slice(start), end: bytes.length } : undefined;
  }
  const end = start + Number(length);
  return bytes.length < end ? undefined : { body: bytes.slice(start, end), end };
};

/**
 * @param methods the methods of the requests in order: a response to HEAD has no body
 * @param isEnded whether the server has closed the connection
 */
export const readAnswers = (
  bytes: string,
  methods: readonly string[],
  isEnded: boolean,
): ReadAnswers => {
  const answers: Answer[] = [];
  for (let at = 0; ;) {
    const rest = bytes.slice(at);
    const headEnd = bytes.indexOf('\r\n\r\n', at);
    if (headEnd < 0) return { answers, rest, problem: undefined };
    const [statusLine = '', ...lines] = bytes.slice(at, headEnd).split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1]);
    if (Number.isNaN(status)) return { answers, rest, problem: `no answer: ${statusLine}` };
    if (status < 200) {
      at = headEnd + 4;
      continue;
    }
    const headers = parseHeaders(lines);
    const hasBody = status !== 204 && status !== 304 && methods[answers.length] !== 'HEAD';
    const part = readBody(bytes, headEnd + 4, headers, hasBody, isEnded);
    if (!part) return { answers, rest, problem: undefined };
    answers.push({
      status,
      id: headers.get(answerIdHeader),
      body: part.body,
      closes: headers.get('connection') === 'close',
    });
    at = part.end;
  }
};
