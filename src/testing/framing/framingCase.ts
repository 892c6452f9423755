import { writeBody, writePlainBody } from './bodies';
import { createRandom, type Random } from './random';

/** The bytes that one connection sends. Each character is one byte. */
export interface FramingCase {
  readonly seed: number;
  readonly bytes: string;
  /** Positions at which the bytes are cut into separate writes. */
  readonly cuts: readonly number[];
  readonly names: readonly string[];
}

const methods = ['GET', 'POST', 'HEAD', 'OPTIONS', 'DELETE', 'PUT', 'PATCH'] as const;
const oddMethods = [
  'CONNECT',
  'TRACE',
  'PROPFIND',
  'PURGE',
  'QUERY',
  'PRI',
  'SOURCE',
  'get',
  'GETT',
  'G\tET',
  'POST\x00',
  '',
  '\x80GET',
] as const;

const writeTarget = (random: Random, marker: string): string => {
  const path = `/m/${marker}`;
  if (random.chance(0.8)) return random.one([path, `/api/${marker}`, `${path}?a=%20&b=/`]);
  return random.one([
    `http://en.localhost${path}`,
    `http://evil.example:80${path}?x`,
    `HTTP://user:x@de.localhost${path}`,
    `http://en.localhost`,
    `ftp://x${path}`,
    `//${marker}/a`,
    `/\\${marker}`,
    `en.localhost:443`,
    `*`,
    `?${marker}`,
    marker,
    `${path}#fragment`,
    `${path} HTTP/1.1 x`,
    `${path}\tHTTP/1.1`,
    `${path}\x80\xff`,
    `${path}\x00`,
    `${path}\x7f`,
    `${path}"<>\\^\`{|}`,
    `/../..${path}/./../x`,
    `/${'a'.repeat(random.whole(1000, 20_000))}`,
    `/_next/static/${marker}`,
    '',
  ]);
};

const writeVersion = (random: Random): string =>
  random.chance(0.93)
    ? 'HTTP/1.1'
    : random.one([
        'HTTP/1.0',
        'HTTP/1.0',
        'HTTP/0.9',
        'HTTP/2.0',
        'HTTP/1.2',
        'http/1.1',
        'HTTP/1.1 ',
        'HTTP/11',
        'HTTP/1.1\x00',
        '',
      ]);

/** Header lines that are hop-by-hop, request another protocol, or are malformed. */
const oddLines = [
  'Connection: close',
  'Connection: keep-alive',
  'Connection: Content-Length',
  'Connection: Transfer-Encoding, keep-alive',
  'Connection: User-Agent, Host',
  'Proxy-Connection: keep-alive',
  'Keep-Alive: timeout=5, max=1000',
  'TE: trailers',
  'Trailer: Content-Length',
  'X-Request-Id: another-request',
  'X-Forwarded-For: 127.0.0.1',
  'X-HTTP-Method-Override: DELETE',
  'Host: de.localhost',
  'Host:',
  'Accept: a\r\n b',
  'Accept: a\r\n\tb',
  ' Accept: a',
  'Accept : a',
  ': a',
  'no colon',
  'Accept: \x00',
  'Accept: a\x01b',
  'Accept: a\x7f',
  'Accept: a\rb',
  'Accept: a\nContent-Length: 3',
  'Accept: a\r\r\nContent-Length: 3',
  'Accept: \x80\xe9\xff',
  'Ac\xe9cept: a',
  'Accept\x00: a',
  '\tAccept: a',
  '__proto__: x',
  'constructor: x',
  'Cookie: a=1\r\nCookie: b=2',
] as const;

const upgrades = [
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
  'Connection: close, upgrade\r\nUpgrade: TLS/1.0',
  'Upgrade: h2c',
] as const;

/** A header flood: from a normal number of headers up to the limit in bytes, and slightly above it. */
const writeFlood = (random: Random): readonly string[] => {
  const count = random.one([10, 100, 499, 500, 990, 999, 1000, 1001, 1500, 2000, 2001, 3000, 4200]);
  const line = random.one(['a:', 'a:', 'b: 1', 'Accept: x', 'Cookie: c=1']);
  return Array<string>(Math.min(count, Math.floor(16_800 / (line.length + 2)))).fill(line);
};

const writeHead = (
  random: Random,
  marker: string,
  lines: readonly string[],
  names: string[],
): string[] => {
  const head = [`Host: en.localhost`, `User-Agent: ${marker}`];
  if (random.chance(0.1)) {
    names.push('flood');
    const flood = writeFlood(random);
    return random.chance(0.8) ? [...head, ...flood, ...lines] : [...head, ...lines, ...flood];
  }
  if (random.chance(0.05)) {
    names.push('upgrade');
    return [...head, random.one(upgrades), ...lines];
  }
  if (random.chance(0.3)) {
    names.push('odd line');
    const at = random.whole(0, 2);
    return [...head.slice(0, at), random.one(oddLines), ...head.slice(at), ...lines];
  }
  return [...head, ...lines];
};

/** A well-formed request, so that the server reads the bytes around it at all. */
const writePlainRequest = (random: Random, marker: string, names: string[]): string => {
  names.push('plain request');
  const isRead = random.chance(0.5);
  const method = isRead
    ? random.one(['GET', 'HEAD', 'OPTIONS', 'DELETE'])
    : random.one(['POST', 'PUT', 'PATCH']);
  const { lines, body } = isRead ? { lines: [], body: '' } : writePlainBody(random, marker);
  return [
    `${method} /m/${marker} HTTP/1.1`,
    'Host: en.localhost',
    `User-Agent: ${marker}`,
    ...lines,
    '',
    body,
  ].join('\r\n');
};

const writeRequest = (random: Random, marker: string, names: string[]): string => {
  if (random.chance(0.4)) return writePlainRequest(random, marker, names);
  const method = random.chance(0.94) ? random.one(methods) : random.one(oddMethods);
  const { name, lines, body } = writeBody(random, marker);
  names.push(name);
  const end = random.chance(0.96) ? '\r\n' : random.one(['\n', '\r', '\r\r\n', '\n\r\n']);
  const head = [
    `${method} ${writeTarget(random, marker)} ${writeVersion(random)}`,
    ...writeHead(random, marker, lines, names),
  ];
  const start = random.chance(0.95)
    ? ''
    : random.one(['\r\n', '\n', '\r\n\r\n', ' ', '\r', '\x00']);
  return `${start}${head.join(end)}${end}${random.chance(0.97) ? '\r\n' : '\n'}${body}`;
};

/** Bytes that have a meaning in HTTP. */
const special = [
  '\r',
  '\n',
  '\r\n',
  '\x00',
  ' ',
  '\t',
  ':',
  ',',
  '0',
  '5',
  '\x80',
  '\x0b',
  ';',
] as const;

const spoil = (random: Random, bytes: string): string => {
  let spoiled = bytes;
  for (let left = random.whole(1, 3); left > 0; left -= 1) {
    const at = random.whole(0, spoiled.length - 1);
    const kept = random.one([0, 1, 1, 2]);
    spoiled = spoiled.slice(0, at) + random.one(special) + spoiled.slice(at + kept);
  }
  return spoiled;
};

/** The same seed gives the same case. Each request has a unique marker as its `User-Agent`. */
export const createFramingCase = (seed: number): FramingCase => {
  const random = createRandom(seed);
  const names: string[] = [];
  const count = random.one([1, 1, 1, 2, 2, 3]);
  let bytes = '';
  for (let at = 0; at < count; at += 1) bytes += writeRequest(random, `c${seed}x${at}`, names);
  // The server responds to it only after it has read everything before it to the end.
  bytes += `GET /m/c${seed}e HTTP/1.1\r\nHost: en.localhost\r\nUser-Agent: c${seed}e\r\nConnection: close\r\n\r\n`;
  if (random.chance(0.15)) {
    names.push('spoiled bytes');
    bytes = spoil(random, bytes);
  }
  const cuts: number[] = [];
  for (let left = random.chance(0.4) ? random.whole(1, 3) : 0; left > 0; left -= 1) {
    const at = random.whole(1, bytes.length - 1);
    // The body is sent in a separate write, after the headers.
    const headEnd = random.chance(0.5) ? bytes.indexOf('\r\n\r\n', at) : -1;
    cuts.push(headEnd < 0 ? at : headEnd + 4);
  }
  return { seed, bytes, cuts: cuts.sort((a, b) => a - b), names };
};
