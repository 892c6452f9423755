/** A parsed e-mail. */
export interface ReadMail {
  /** By name in lower case, each name once. */
  readonly headers: ReadonlyMap<string, string>;
  /** The header names in order, including duplicates. */
  readonly names: readonly string[];
  readonly text: string;
  readonly html: string;
}

const decodeQuoted = (text: string): Buffer =>
  Buffer.from(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );

/** Decodes encoded words (RFC 2047). White space between two encoded words is dropped. */
const decodeWords = (text: string): string =>
  text
    .replaceAll(/(\?=)\s+(=\?)/g, '$1$2')
    .replaceAll(/(?:=\?utf-8\?[QB]\?[^?]*\?=)+/gi, (run) =>
      Buffer.concat(
        [...run.matchAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi)].map(([, kind = '', word = '']) =>
          kind.toUpperCase() === 'B'
            ? Buffer.from(word, 'base64')
            : decodeQuoted(word.replaceAll('_', ' ')),
        ),
      ).toString('utf8'),
    );

const readHead = (head: string): readonly (readonly [string, string])[] =>
  head
    .replaceAll(/\r\n(?=[ \t])/g, '')
    .split('\r\n')
    .map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), decodeWords(line.slice(at + 1).trim())] as const;
    });

const split = (part: string) => {
  const end = part.indexOf('\r\n\r\n');
  const pairs = readHead(part.slice(0, end));
  return { pairs, headers: new Map(pairs), body: part.slice(end + 4) };
};

const decodeBody = ({ headers, body }: ReturnType<typeof split>): string => {
  const encoding = headers.get('content-transfer-encoding') ?? '7bit';
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodeQuoted(body).toString('utf8') : body;
};

type Part = ReturnType<typeof split>;

/** The parts of a part, those of inner ones too. */
const listParts = (part: Part): readonly Part[] => {
  const boundary = /boundary="([^"]+)"/.exec(part.headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return [part];
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((text) => listParts(split(text.replace(/^\r\n/, ''))));
};

/** Parses an e-mail with a text and an HTML part, and perhaps attachments. @param data with lines that end in CRLF */
export const readMail = (data: string): ReadMail => {
  const whole = split(data);
  const parts = listParts(whole);
  const bodyOf = (type: string): string => {
    const part = parts.find(({ headers }) => headers.get('content-type')?.startsWith(type));
    return part ? decodeBody(part).replaceAll('\r\n', '\n') : '';
  };
  return {
    headers: whole.headers,
    names: whole.pairs.map(([name]) => name),
    text: bodyOf('text/plain'),
    html: bodyOf('text/html'),
  };
};
