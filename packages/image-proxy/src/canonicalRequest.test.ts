import fc from 'fast-check';
import { type SourceIdentity, toCanonicalRequest } from './canonicalRequest';
import { toFileName } from './imageCache';
import { negotiate } from './negotiate';
import { parseImageRequest } from './parseImageRequest';
import { testVariants as variants } from './testing';
import { normalizeTransform, type Transform } from './transform';
import { imageFits } from './variants';
import { digestOf } from './versionOf';

const hosts = ['a.example', 'b.example', 'b.example:8443'];

/** Parses a request as the proxy does. Every own file has the same content. */
const read = (url: string, accept = '*/*') => {
  const parsed = parseImageRequest(url, { hosts, variants });
  if (!parsed.ok) throw new Error(`${url}: ${parsed.problem}`);
  const { modifiers, source } = parsed.value;
  const format = negotiate(modifiers.format, accept);
  if (!format) throw new Error(`${accept} accepts nothing`);
  const identity: SourceIdentity =
    source.kind === 'own' ? { ...source, digest: digestOf('content') } : source;
  return { identity, transform: normalizeTransform({ ...modifiers, format }) };
};

const toKey = (source: SourceIdentity, transform: Transform): string =>
  toFileName(toCanonicalRequest(source, transform));

const keyOf = (url: string, accept?: string): string => {
  const { identity, transform } = read(url, accept);
  return toKey(identity, transform);
};

const own: SourceIdentity = { kind: 'own', path: 'images/a.jpg', digest: digestOf('content') };
const remote = (href: string): SourceIdentity => ({ kind: 'remote', url: new URL(href) });
const full: Transform = { format: 'webp', width: 640, height: 480, fit: 'cover', quality: 70 };

it('a key has 256 bits', () => {
  expect(keyOf('/_ipx/w_320/images/a.jpg')).toMatch(/^[0-9a-f]{64}$/);
});

it.each<[string, SourceIdentity, Transform]>([
  ['the path', { ...own, path: 'images/b.jpg' }, full],
  ['the content of the source', { ...own, digest: digestOf('other content') }, full],
  ['the kind of source', remote('https://a.example/images/a.jpg'), full],
  ['the format', own, { ...full, format: 'avif' }],
  ['the width', own, { ...full, width: 600 }],
  ['the height', own, { ...full, height: 427 }],
  ['the fit', own, { ...full, fit: 'contain' }],
  ['the quality', own, { ...full, quality: 80 }],
])('%s is part of the request', (_, source, transform) => {
  expect(toCanonicalRequest(source, transform)).not.toBe(toCanonicalRequest(own, full));
});

it.each([
  ['the host', 'https://b.example/a.jpg'],
  ['the port', 'https://a.example:8443/a.jpg'],
  ['the scheme', 'http://a.example/a.jpg'],
  ['the path', 'https://a.example/b.jpg'],
  ['the query', 'https://a.example/a.jpg?size=2'],
])('%s of a remote source is part of the request', (_, href) => {
  expect(toCanonicalRequest(remote(href), full)).not.toBe(
    toCanonicalRequest(remote('https://a.example/a.jpg'), full),
  );
});

/** All modifiers that a client can request for one source, each in one spelling. */
const listModifiers = (): readonly string[] => {
  const sizes = variants.widths.flatMap((width) => {
    const heights = new Set(variants.ratios.map((ratio) => Math.round(width / ratio)));
    return [
      `w_${width}`,
      ...[...heights].flatMap((height) =>
        imageFits.map((fit) => `w_${width},h_${height},fit_${fit}`),
      ),
    ];
  });
  const formats = ['f_avif', 'f_webp', 'f_jpeg', 'f_auto'].flatMap((format) => [
    `${format},q_70`,
    `${format},q_80`,
  ]);
  return [
    ...sizes.flatMap((size) =>
      [...formats, 'f_png', 'q_70', 'q_80'].map((format) => `${size},${format}`),
    ),
    ...[...formats, 'f_png', 'q_70', 'q_80', '_'],
  ];
};

const REQUESTS = 300_000;

// With this number of requests, 32-bit keys would collide about ten times.
it('300,000 different requests have as many keys', () => {
  const transforms = listModifiers().map((it) => read(`/_ipx/${it}/images/a.jpg`).transform);
  const keys = new Set<string>();
  let count = 0;
  for (let index = 0; count < REQUESTS; index += 1) {
    const source =
      index % 2 === 0
        ? `images/p${index}.jpg`
        : encodeURIComponent(`https://${hosts[index % 3]}/p${index >> 2}.jpg`);
    const { identity } = read(`/_ipx/_/${source}`);
    for (const transform of transforms) keys.add(toKey(identity, transform));
    count += transforms.length;
  }
  expect(keys.size).toBe(count);
});

const from = <Value>(...values: readonly Value[]) => fc.constantFrom(...values);

/** Names, order, separators and defaults of modifiers. */
const anySpelling = fc
  .record({
    parts: fc.shuffledSubarray(
      [
        ['w', 'width', '640'] as const,
        ['h', 'height', '480'] as const,
        ['f', 'format', 'webp'] as const,
      ],
      { minLength: 3 },
    ),
    names: fc.array(from(0, 1), { minLength: 3, maxLength: 3 }),
    defaults: fc.subarray(['fit_cover', 'q_80', 'quality_80']),
    joint: from('&', ',', '%26', '%2C'),
  })
  .filter(({ defaults }) => !(defaults.includes('q_80') && defaults.includes('quality_80')))
  .map(({ parts, names, defaults, joint }) =>
    [
      ...defaults,
      ...parts.map(([short, long, value], index) => `${names[index] ? long : short}_${value}`),
    ].join(joint),
  );

it('the same modifiers in another spelling have the same key', () => {
  const expected = keyOf('/_ipx/f_webp&fit_cover&w_640&h_480&q_80/images/a.jpg');
  fc.assert(
    fc.property(
      anySpelling,
      from('images/a.jpg', 'images%2Fa.jpg', 'images/a%2Ejpg', '%69mages/a.jpg?v=1&x=2'),
      (modifiers, source) => {
        expect(keyOf(`/_ipx/${modifiers}/${source}`)).toBe(expected);
      },
    ),
  );
});

it.each([
  ['fit without a height', 'w_320', 'fit_contain,w_320'],
  ['the quality of a lossless format', 'f_png,w_320', 'f_png,q_70,w_320'],
  ['jpg for jpeg', 'f_jpeg,w_320', 'f_jpg,w_320'],
])('%s changes nothing', (_, one, other) => {
  expect(keyOf(`/_ipx/${one}/images/a.jpg`)).toBe(keyOf(`/_ipx/${other}/images/a.jpg`));
});

it('a negotiated format has the key of the same format by name', () => {
  for (const format of ['avif', 'webp', 'jpeg', 'png']) {
    expect(keyOf('/_ipx/f_auto,w_320/images/a.jpg', `image/${format}`)).toBe(
      keyOf(`/_ipx/f_${format},w_320/images/a.jpg`),
    );
  }
});

it('the same remote address in another spelling has the same key', () => {
  const spellings = [
    'https://a.example/~a/b%2Fc.jpg?size=2',
    'HTTPS://A.EXAMPLE/~a/b%2Fc.jpg?size=2',
    'https://a.example:443/~a/b%2fc.jpg?size=2',
    'https:/a.example/%7Ea/%62%2Fc.jpg?%73ize=2',
    'https:///a.example/x/../~a/./b%2Fc.jpg?size=2#part',
  ];
  const keys = spellings.map((it) => keyOf(`/_ipx/w_320/${encodeURIComponent(it)}`));
  expect(new Set(keys).size).toBe(1);
  const bare = ['https://a.example/a.jpg', 'https://a.example/a.jpg?'];
  expect(new Set(bare.map((it) => keyOf(`/_ipx/w_320/${encodeURIComponent(it)}`))).size).toBe(1);
});
