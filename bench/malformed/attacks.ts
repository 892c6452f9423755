import { createPick, type Pick } from '../synthetic/pick';
import { bodySpoils, type Spoil } from './bodies';
import { type Draft, listLines, toBytes, toLastBytes } from './draft';
import { headSpoils } from './heads';

/** One attack on the shop. */
export interface Attack {
  /** What is wrong with it. */
  readonly name: string;
  readonly kind: string;
  readonly bytes: Buffer;
  /** Whether the request is complete: then the shop must respond or close the connection. */
  readonly isWhole: boolean;
  /** The same request for `fetch`, which repairs some defects; undefined if `fetch` cannot send it. */
  readonly draft?: Draft;
}

type Make = (draft: Draft, pick: Pick) => Omit<Attack, 'name' | 'kind'>;

const spoilt =
  (spoil: Spoil): Make =>
  (draft, pick) => {
    const wrong = spoil(draft, pick);
    return { bytes: toLastBytes(wrong), isWhole: true, draft: wrong };
  };

const halfSent: Make = (draft, pick) => {
  const whole = toLastBytes(draft);
  return { bytes: whole.subarray(0, pick.whole(0, whole.length - 1)), isWhole: false };
};

/** Valid and invalid requests, sent at once. */
const pipelined: Make = (draft, pick) => {
  const spoils = Object.values(headSpoils);
  const before = Array.from({ length: pick.whole(1, 4) }, () =>
    pick.whole(0, 1) ? draft : pick.one(spoils)(draft, pick),
  );
  const bytes = before.map((it) => toBytes(it, listLines(it)));
  return { bytes: Buffer.concat([...bytes, toLastBytes(draft)]), isWhole: true };
};

/** Requests with an ambiguous end. */
const framings: readonly (readonly [lines: readonly string[], body: string])[] = [
  [['Content-Length: 5', 'Content-Length: 6'], '{"a":1}'],
  [['Content-Length: 7', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
  [['Transfer-Encoding: chunked'], 'zz\r\n{"a":1}\r\n0\r\n\r\n'],
  [['Transfer-Encoding: chunked'], '-1\r\n{}\r\n0\r\n\r\n'],
  [['Transfer-Encoding: chunked'], 'fffffffffffffffffff\r\n{}\r\n'],
  [['Transfer-Encoding: chunked'], '2\r\n{}\r\n0\r\nX-Trailer: \x00\r\n\r\n'],
  [['Transfer-Encoding: chunked'], `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`],
  [['Transfer-Encoding: xchunked'], '2\r\n{}\r\n0\r\n\r\n'],
  [['Transfer-Encoding: chunked, identity'], '2\r\n{}\r\n0\r\n\r\n'],
  [['Transfer-Encoding : chunked'], '2\r\n{}\r\n0\r\n\r\n'],
  [['Content-Length: +7'], '{"a":1}'],
  [['Content-Length: 0x7'], '{"a":1}'],
  [['Content-Length: 0'], '{"a":1}GET / HTTP/1.1\r\n\r\n'],
  [['Content-Length: 99999999999999999999'], '{"a":1}'],
];

const brokenFraming: Make = (draft, pick) => {
  const [lines, body] = pick.one(framings);
  const head = { ...draft, body: undefined, isSigned: false };
  const wrong = [`Host: ${draft.host}`, ...draft.lines, ...lines, 'Connection: close'];
  return { bytes: Buffer.concat([toBytes(head, wrong), Buffer.from(body)]), isWhole: false };
};

const startLines = [
  ...['GET / HTTP/0.9', 'GET / HTTP/1.0', 'GET / HTTP/2.0', 'GET / HTTP/9.9', 'GET /', 'GET', ''],
  ...['PRI * HTTP/2.0', 'GET  / HTTP/1.1', 'GET / HTTP/1.1 x', 'GET / http/1.1', '\x16\x03\x01'],
  ...['HTTP/1.1 200 OK', '\r\n\r\n\r\nGET / HTTP/1.1', 'GET / HTTP/1.1\n', '{"a":1}'],
];

const noise: Make = (draft, pick) => ({
  bytes: pick.whole(0, 1)
    ? Buffer.from(Array.from({ length: pick.whole(1, 400) }, () => pick.whole(0, 255)))
    : Buffer.from(`${pick.one(startLines)}\r\nHost: ${draft.host}\r\n\r\n`, 'latin1'),
  // The shop may see an incomplete request and wait for the rest.
  isWhole: false,
});

/** A valid request with one flipped bit. */
const flippedBit: Make = (draft, pick) => {
  const bytes = toLastBytes(draft);
  const at = pick.whole(0, bytes.length - 1);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << pick.whole(0, 7));
  return { bytes, isWhole: false };
};

const heads: readonly (readonly [string, Make])[] = [
  ...Object.entries(headSpoils).map(([name, spoil]) => [name, spoilt(spoil)] as const),
  ['half sent', halfSent],
  ['pipelined', pipelined],
  ['broken framing', brokenFraming],
  ['noise', noise],
  ['flipped bit', flippedBit],
];

const bodies = Object.entries(bodySpoils).map(([name, spoil]) => [name, spoilt(spoil)] as const);

/** @param number selects the attack; the same seed and number give the same attack */
export const createAttack = (targets: readonly Draft[], seed: number, number: number): Attack => {
  const pick = createPick(seed + number);
  const draft = pick.one(targets);
  const hasBody = draft.body !== undefined && pick.whole(0, 3) > 0;
  const [name, make] = pick.one(hasBody ? bodies : heads);
  return { name, kind: draft.kind, ...make(draft, pick) };
};
