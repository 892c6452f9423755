import type { Pick } from '../synthetic/pick';
import type { Draft } from './draft';

/** Adds one defect to a request. */
export type Spoil = (draft: Draft, pick: Pick) => Draft;

const textOf = ({ body }: Draft): string => body?.toString('utf8') ?? '{}';

const withBody = (draft: Draft, body: Buffer | string): Draft => ({
  ...draft,
  body: typeof body === 'string' ? Buffer.from(body) : body,
});

const brokenJson: Spoil = (draft, pick) => {
  const text = textOf(draft);
  const at = pick.whole(0, text.length - 1);
  const to = pick.whole(at, text.length);
  return withBody(
    draft,
    pick.one([
      text.slice(0, at),
      text.slice(at),
      text.slice(0, at) + text.slice(to),
      text.slice(0, at) + pick.one(['"', '{', '}', '[', ',', '\\', '\0', "'"]) + text.slice(at),
      text + text,
      `${text}}`,
      `\ufeff${text}`,
      `)]}'\n${text}`,
      text.replaceAll('"', "'"),
      text.replaceAll(':', '='),
      '',
      ' ',
      'NaN',
      'undefined',
      '{"a":1e99999}',
      '{"__proto__":{"id":1}}',
      '{"constructor":{"prototype":{"id":1}}}',
    ]),
  );
};

const deepNesting: Spoil = (draft, pick) => {
  const depth = pick.one([12, 13, 100, 5000, 10_000]);
  const [open, close] = pick.one([
    ['[', ']'],
    ['{"a":', '}'],
    ['{"items":[', ']}'],
  ] as const);
  const deep = open.repeat(depth) + (pick.whole(0, 1) ? '1' : '') + close.repeat(depth);
  return withBody(draft, pick.one([deep, textOf(draft).replace(/^\{/, `{"deep":${deep},`)]));
};

const oddValues: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1e308, -0, 0.5, 2 ** 53, '', ' ', '1', 'x'.repeat(5000)],
  ...[[], {}, [[]], [null], { a: 1 }, '\u0000', '\ud800', '💥', '<script>', "'; DROP TABLE x; --"],
  ...['2027-02-30', '9999-12-31', '../../etc/passwd', '__proto__', '%00', 'javascript:alert(1)'],
];

const wrongType: Spoil = (draft, pick) => {
  const value = JSON.parse(textOf(draft)) as Record<string, unknown>;
  const change = (it: Record<string, unknown>, depth: number): Record<string, unknown> => {
    const key = pick.one([...Object.keys(it), 'other']);
    const inner = Array.isArray(it[key]) ? (it[key] as unknown[])[0] : it[key];
    const isInner = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
    const next =
      isInner && depth < 3 && pick.whole(0, 2) > 0
        ? change(inner as Record<string, unknown>, depth + 1)
        : pick.one(oddValues);
    return { ...it, [key]: Array.isArray(it[key]) && isInner ? [next] : next };
  };
  const whole = pick.whole(0, 9) === 0 ? pick.one(oddValues) : change(value, 0);
  return withBody(draft, JSON.stringify(whole));
};

const hugeBody: Spoil = (draft, pick) => {
  const size = pick.one([33_000, 66_000, 260_000, 263_000, 1_000_000, 4_000_000]);
  const text = textOf(draft);
  return withBody(
    draft,
    pick.one([
      () => text.padEnd(size, ' '),
      () => text.replace(/^\{/, `{"more":"${'x'.repeat(size)}",`),
      () => `{"items":[${'1,'.repeat(size / 2)}1]}`,
      () => `{${Array.from({ length: size / 20 }, (_, at) => `"key${at}":${at}`).join()}}`,
      () => '0'.repeat(size),
    ])(),
  );
};

const badUtf8: Spoil = (draft, pick) => {
  const bytes = Buffer.from(draft.body ?? Buffer.alloc(2));
  const at = pick.whole(0, bytes.length);
  const odd = pick.one([[0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf8, 0x88], [0xe2, 0x82], [0]]);
  return withBody(
    draft,
    pick.one([
      () => Buffer.concat([bytes.subarray(0, at), Buffer.from(odd), bytes.subarray(at)]),
      () => Buffer.from(bytes.toString('utf8'), 'utf16le'),
      () => Buffer.from(Array.from({ length: 200 }, () => pick.whole(0, 255))),
    ])(),
  );
};

const wrongLines: Spoil = (draft, pick) => ({
  ...draft,
  lines: pick.one([
    [],
    ['Content-Type: text/plain'],
    ['Content-Type: application/x-www-form-urlencoded'],
    ['Content-Type: multipart/form-data; boundary=x'],
    ['Content-Type: application/json; charset=utf-16'],
    ['Content-Type: application/json', 'Content-Type: text/html'],
    ['Content-Type: application/json', 'Content-Encoding: gzip'],
    ['Content-Type: application/json', 'Content-Encoding: br'],
    ['Content-Type:'],
    [`Content-Type: ${'a'.repeat(4000)}`],
    ['Content-Type: application/json', 'Expect: 100-continue'],
  ]),
});

const wrongSignature: Spoil = (draft, pick) => ({
  ...draft,
  isSigned: false,
  lines: [
    ...draft.lines,
    ...pick.one([
      [],
      ['X-Revalidate-Signature:'],
      [`X-Revalidate-Signature: sha256=${'0'.repeat(64)}`],
      [`X-Revalidate-Signature: sha1=${'0'.repeat(40)}`],
      [`X-Revalidate-Signature: sha256=${'g'.repeat(64)}`],
      [`X-Revalidate-Signature: ${'a'.repeat(6000)}`],
      ['X-Revalidate-Signature: sha256=\xff\xfe'],
    ]),
  ],
});

/** For requests with a body. */
export const bodySpoils: Readonly<Record<string, Spoil>> = {
  'broken JSON': brokenJson,
  'deep nesting': deepNesting,
  'wrong type': wrongType,
  'huge body': hugeBody,
  'bad UTF-8': badUtf8,
  'wrong content headers': wrongLines,
  'wrong signature': wrongSignature,
};
