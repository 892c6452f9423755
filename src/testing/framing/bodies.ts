import type { Random } from './random';

/** The headers that say where a request's body ends, and the bytes after the headers. */
export interface Framing {
  readonly name: string;
  readonly lines: readonly string[];
  readonly body: string;
}

type Write = (random: Random, marker: string) => Framing;

const hiddenRequest = (marker: string): string =>
  `GET /hidden/${marker}h HTTP/1.1\r\nHost: en.localhost\r\nUser-Agent: ${marker}h\r\n\r\n`;

/** Harmless texts, and texts that an attacker would put into a body. */
const writeText = (random: Random, marker: string): string =>
  random
    .one([
      'a',
      'name=value',
      '{"a":[1,2,3]}',
      '0\r\n\r\n',
      '\r\n\r\n',
      'zażółć',
      'x'.repeat(random.whole(1, 3000)),
      hiddenRequest(marker),
      `0\r\n\r\n${hiddenRequest(marker)}`,
      `5\r\nabcde\r\n0\r\n\r\n${hiddenRequest(marker)}`,
    ])
    .replaceAll(/[^\0-\xff]/g, '?');

const writeChunkSize = (random: Random, size: number): string => {
  const hex = size.toString(16);
  if (random.chance(0.7)) return hex;
  return random.one([
    hex.toUpperCase(),
    `000${hex}`,
    `${hex};a=b`,
    `${hex};a="b;c"`,
    `${hex} ;a`,
    `${hex};`,
    `${hex};${'e'.repeat(200)}`,
    `${hex};a\nb`,
    `${hex};a\rb`,
    `${hex} `,
    ` ${hex}`,
    `0x${hex}`,
    `+${hex}`,
    `-${hex}`,
    `${hex}g`,
    `1${'0'.repeat(16)}${hex}`,
    'FFFFFFFFFFFFFFFF',
    '',
  ]);
};

const lineEnd = (random: Random, faults: number): string =>
  random.chance(faults) ? random.one(['\n', '\r', '', '\r\r\n', ' \r\n', '\n\r']) : '\r\n';

const trailers = [
  '',
  'X-Trailer: 1\r\n',
  'Content-Length: 5\r\n',
  'Transfer-Encoding: chunked\r\n',
  'Host: evil.example\r\n',
  'User-Agent: trailer\r\n',
  'no colon\r\n',
  ' folded\r\n',
  'a:\r\n'.repeat(1200),
] as const;

const writeChunks = (random: Random, marker: string): string => {
  const faults = random.chance(0.4) ? 0.15 : 0;
  let body = '';
  for (let left = random.whole(0, 3); left > 0; left -= 1) {
    const text = writeText(random, marker);
    const size = text.length + (random.chance(faults) ? random.one([-1, 1, 2]) : 0);
    body += `${writeChunkSize(random, size)}${lineEnd(random, faults)}${text}${lineEnd(random, faults)}`;
  }
  const last = random.chance(0.9) ? '0' : random.one(['00', '0;a', '-0', '0 ', '']);
  body += `${last}${lineEnd(random, faults)}`;
  if (random.chance(0.3)) body += random.one(trailers);
  return random.chance(0.95) ? body + lineEnd(random, faults) : body;
};

const lengthSpellings = (length: number) =>
  [
    `+${length}`,
    `-${length}`,
    `${length} `,
    `  ${length}\t`,
    `0${length}`,
    `0x${length}`,
    `${length},${length}`,
    `${length}, ${length}`,
    `${length}, 0`,
    `0, ${length}`,
    `${length}.0`,
    `${length}e0`,
    `${length} 0`,
    `${length}\x00`,
    `\x0b${length}`,
    `"${length}"`,
    '',
    '٥'.replaceAll(/[^\0-\xff]/g, '\xd9\xa5'),
    '99999999999999999999999',
    '18446744073709551616',
    '9007199254740993',
    '4294967296',
  ] as const;

const lengthNames = [
  'Content-Length',
  'content-length',
  'CONTENT-LENGTH',
  'Content-Length ',
  'Content-Length\t',
  ' Content-Length',
  'Content_Length',
  'Content-Length\x00',
  'Content-Length\xa0',
  'X-Content-Length',
] as const;

const codings = [
  'Chunked',
  'CHUNKED',
  '  chunked',
  'chunked \t',
  'chunked,',
  ',chunked',
  'chunked, chunked',
  'chunked, identity',
  'identity',
  'identity, chunked',
  'gzip, chunked',
  'chunked;q=1',
  'xchunked',
  'chunkedx',
  '"chunked"',
  'chunked\x0b',
  '\x0bchunked',
  'chun\tked',
  'chunked\x00',
  'chunked\xa0',
  'chun\r\n ked',
  '\r\n chunked',
  '',
] as const;

const codingNames = [
  'Transfer-Encoding',
  'transfer-encoding',
  'Transfer-Encoding ',
  'Transfer-Encoding\t',
  ' Transfer-Encoding',
  'Transfer_Encoding',
  'Transfer-Encoding\x00',
  'X-Transfer-Encoding',
] as const;

const lengthOf = (value: string | number): string => `Content-Length: ${value}`;
const chunked = 'Transfer-Encoding: chunked';

const writers: readonly [Write, ...Write[]] = [
  () => ({ name: 'no body', lines: [], body: '' }),
  (random, marker) => ({ name: 'unframed body', lines: [], body: writeText(random, marker) }),
  () => ({ name: 'length 0', lines: [lengthOf(0)], body: '' }),
  (random, marker) => {
    const body = writeText(random, marker);
    return { name: 'length', lines: [lengthOf(body.length)], body };
  },
  (random, marker) => {
    const body = writeText(random, marker);
    const length = Math.max(0, body.length + random.one([-2, -1, 1, 2, 40, 300]));
    return { name: 'wrong length', lines: [lengthOf(length)], body };
  },
  (random, marker) => {
    const body = writeText(random, marker);
    const line = `Content-Length: ${random.one(lengthSpellings(body.length))}`;
    return { name: 'odd length', lines: [line], body };
  },
  (random, marker) => {
    const body = writeText(random, marker);
    return { name: 'odd name', lines: [`${random.one(lengthNames)}: ${body.length}`], body };
  },
  (random, marker) => {
    const body = writeText(random, marker);
    const other = random.one([body.length, 0, 1, body.length + 1]);
    const lines = [lengthOf(body.length), `${random.one(lengthNames)}: ${other}`];
    return { name: 'two lengths', lines: random.chance(0.5) ? lines : lines.reverse(), body };
  },
  (random, marker) => ({ name: 'chunks', lines: [chunked], body: writeChunks(random, marker) }),
  (random, marker) => ({
    name: 'odd coding',
    lines: [`Transfer-Encoding: ${random.one(codings)}`],
    body: writeChunks(random, marker),
  }),
  (random, marker) => ({
    name: 'odd coding name',
    lines: [`${random.one(codingNames)}: chunked`],
    body: writeChunks(random, marker),
  }),
  (random, marker) => ({
    name: 'two codings',
    lines: [chunked, `${random.one(codingNames)}: ${random.one(codings)}`],
    body: writeChunks(random, marker),
  }),
  (random, marker) => {
    const body = writeChunks(random, marker);
    const length = random.one([0, 1, 5, body.length]);
    const lines = [lengthOf(length), `${random.one(codingNames)}: ${random.one(codings)}`];
    return {
      name: 'length and coding',
      lines: random.chance(0.5) ? lines : lines.reverse(),
      body,
    };
  },
  (random, marker) => {
    const body = writeText(random, marker);
    return {
      name: 'expectation',
      lines: [
        `Expect: ${random.one(['100-continue', '100-Continue', '100-continue, x', 'x'])}`,
        random.chance(0.5) ? lengthOf(body.length) : chunked,
      ],
      body,
    };
  },
];

/** A body or no body, with correct or wrong framing. */
export const writeBody: Write = (random, marker) => random.one(writers)(random, marker);

/** A body that every parser reads in the same way. */
export const writePlainBody: Write = (random, marker) => {
  const body = writeText(random, marker);
  return random.chance(0.5)
    ? { name: 'length', lines: [lengthOf(body.length)], body }
    : {
        name: 'chunks',
        lines: [chunked],
        body: `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
      };
};
