/** A request according to RFC 9112. Each character is one byte. */
export interface ReferenceMessage {
  readonly method: string;
  readonly target: string;
  /** The first `User-Agent`, which identifies the request in the case. */
  readonly marker: string | undefined;
  readonly body: string;
}

export interface Reading {
  /** The unambiguous requests, in order. */
  readonly messages: readonly ReferenceMessage[];
  /**
   * What follows the messages: nothing, bytes that must not be read because a request closes the connection, the
   * beginning of a request, or bytes that two servers could read differently.
   */
  readonly rest: 'none' | 'closed' | 'incomplete' | 'unclear';
}

class UnclearError extends Error {}
class IncompleteError extends Error {}

// All servers read several spaces in the same way.
const requestLine = /^([!#$%&'*+.^_`|~\dA-Za-z-]+) +([^\0-\x20\x7f]+) +HTTP\/1\.([01])$/;
const headerLine = /^([!#$%&'*+.^_`|~\dA-Za-z-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*)$/;
const chunkLine = /^([\dA-Fa-f]{1,8})(?:[ \t]*;[\t\x20-\x7e\x80-\xff]*)?$/;

interface Headers {
  readonly lengths: string[];
  readonly codings: string[];
  readonly connection: string[];
  marker: string | undefined;
}

/** Reads bytes from the beginning. @throws UnclearError, IncompleteError */
const createCursor = (bytes: string) => {
  let at = 0;
  return {
    isAtEnd: () => at >= bytes.length,
    /** Skips empty lines before a request, also a lone CR or LF: no message can end there (section 2.2). */
    skipEmptyLines: () => {
      while (bytes[at] === '\r' || bytes[at] === '\n') at += 1;
    },
    /** Reads up to CRLF. A lone CR or LF does not end a line. */
    takeLine: (): string => {
      const match = /[\r\n]/g;
      match.lastIndex = at;
      const found = match.exec(bytes);
      if (!found || (bytes[found.index] === '\r' && found.index + 1 === bytes.length)) {
        throw new IncompleteError();
      }
      if (!bytes.startsWith('\r\n', found.index)) throw new UnclearError();
      const line = bytes.slice(at, found.index);
      at = found.index + 2;
      return line;
    },
    take: (length: number): string => {
      if (at + length > bytes.length) throw new IncompleteError();
      at += length;
      return bytes.slice(at - length, at);
    },
  };
};

type Cursor = ReturnType<typeof createCursor>;

const readHeaders = (cursor: Cursor): Headers => {
  const headers: Headers = { lengths: [], codings: [], connection: [], marker: undefined };
  for (let line = cursor.takeLine(); line !== ''; line = cursor.takeLine()) {
    const [, name, value = ''] = headerLine.exec(line) ?? [];
    if (name === undefined) throw new UnclearError();
    const text = value.replace(/[ \t]+$/, '');
    switch (name.toLowerCase()) {
      case 'content-length':
        headers.lengths.push(text);
        break;
      case 'transfer-encoding':
        headers.codings.push(text.toLowerCase());
        break;
      case 'connection':
        headers.connection.push(...text.toLowerCase().split(/\s*,\s*/));
        break;
      case 'user-agent':
        headers.marker ??= text;
        break;
    }
  }
  return headers;
};

const readChunks = (cursor: Cursor): string => {
  let body = '';
  for (;;) {
    const [, size] = chunkLine.exec(cursor.takeLine()) ?? [];
    if (size === undefined) throw new UnclearError();
    const length = Number.parseInt(size, 16);
    if (length === 0) break;
    body += cursor.take(length);
    if (cursor.take(2) !== '\r\n') throw new UnclearError();
  }
  // The trailers, which are ignored.
  readHeaders(cursor);
  return body;
};

const readBody = (cursor: Cursor, { lengths, codings }: Headers, isOld: boolean): string => {
  if (codings.length > 0) {
    if (codings.join() !== 'chunked' || lengths.length > 0 || isOld) throw new UnclearError();
    return readChunks(cursor);
  }
  const [length = '0', ...further] = lengths;
  if (further.length > 0 || !/^\d{1,15}$/.test(length)) throw new UnclearError();
  return cursor.take(Number(length));
};

/** Parses the bytes of a connection as strictly as RFC 9112 permits. The cache server is compared with it. */
export const readReference = (bytes: string): Reading => {
  const cursor = createCursor(bytes);
  const messages: ReferenceMessage[] = [];
  try {
    for (;;) {
      cursor.skipEmptyLines();
      if (cursor.isAtEnd()) return { messages, rest: 'none' };
      const [, method, target, version] = requestLine.exec(cursor.takeLine()) ?? [];
      // After CONNECT, the bytes belong to another protocol.
      if (method === undefined || target === undefined || method === 'CONNECT') {
        return { messages, rest: 'unclear' };
      }
      const isOld = version === '0';
      const headers = readHeaders(cursor);
      const body = readBody(cursor, headers, isOld);
      messages.push({ method, target, marker: headers.marker, body });
      const isKept = isOld
        ? headers.connection.includes('keep-alive')
        : !headers.connection.includes('close');
      if (!isKept) return { messages, rest: cursor.isAtEnd() ? 'none' : 'closed' };
    }
  } catch (error) {
    if (error instanceof IncompleteError) return { messages, rest: 'incomplete' };
    if (error instanceof UnclearError) return { messages, rest: 'unclear' };
    throw error;
  }
};
