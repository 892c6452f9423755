import fc from 'fast-check';
import { imageQualities, imageRatios, imageWidths } from '@/ui/images/presets';

/** One request to the image proxy, as sent over the wire. */
export interface Question {
  readonly method: string;
  readonly path: string;
  readonly accept: string;
  readonly ifNoneMatch?: string;
}

interface Targets {
  /** The shop's existing images, below `images/`. */
  readonly pictures: readonly string[];
  /** The shop's own files that are not usable images. */
  readonly traps: readonly string[];
  /** Paths to files outside the folders. */
  readonly outside: readonly string[];
  /** Hosts with port. */
  readonly allowed: string;
  readonly forbidden: string;
}

const from = <Value>(values: readonly Value[]) => fc.constantFrom(...values);

/** Replaces surrogates: lone ones cannot be encoded. */
const encode = (text: string): string =>
  encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/g, '?')) || '_';

const goodModifiers = fc
  .tuple(
    from(['f_webp', 'f_avif', 'f_jpeg', 'f_png', 'f_auto']),
    from(imageWidths),
    fc.option(from(Object.values(imageRatios))),
    from(imageQualities),
    from(['&', ',', '%26']),
  )
  .map(([format, width, ratio, quality, joint]) =>
    [
      format,
      `w_${width}`,
      ...(ratio ? [`h_${Math.round(width / ratio)}`, 'fit_cover'] : []),
      `q_${quality}`,
    ].join(joint),
  );

const oddModifiers = fc.oneof(
  from([
    ...['s_100000x100000,enlarge_true', 'w_99999999', 'w_0', 'w_-1', 'w_1e9', 'w_NaN', 'h_640'],
    ...['w_320&h_99999', 'q_0', 'q_100', 'q_70.5', 'f_svg', 'f_gif', 'f_raw', 'fit_outside'],
    ...['blur_99999', 'extract_0_0_9_9', 'animated', 'kernel_x', 'b_red', 'position_x', 'rotate_1'],
    ...['__proto___1', 'constructor_1', 'w_320&w_320', '&', ',', '&&&', 'w_', '_w', '%00', '%zz'],
  ]),
  fc
    .tuple(from(['-', '.', 'a', '-a', '_', '/a', '%2e']), fc.integer({ min: 1, max: 600 }))
    .map(([piece, times]) => `images/${piece.repeat(times)}!`),
  fc.string({ maxLength: 40 }).map(encode),
  fc.string({ unit: 'binary', maxLength: 40 }).map(encode),
);

/** The same path in encodings that have bypassed checks in other software. */
const disguised = (path: string) =>
  from<(text: string) => string>([
    (text) => text,
    (text) => text.replaceAll('..', '%2e%2e'),
    (text) => text.replaceAll('/', '%2f'),
    (text) => text.replaceAll('..', '%252e%252e'),
    (text) => text.replaceAll('/', '%5c'),
    (text) => text.replaceAll('..', '..;'),
    (text) => text.replaceAll('..', '%c0%ae%c0%ae'),
    (text) => text.replaceAll('..', '....//'),
    (text) => `${text}%00.jpg`,
    (text) => `${text}?v=1`,
    (text) => `/${text}`,
    (text) => `%2F${text}`,
    (text) => `file:%2F%2F%2F${text}`,
    (text) => encodeURIComponent(text),
  ]).map((disguise) => disguise(path));

const strangeRemotes = ({ allowed, forbidden }: Targets) => {
  const port = forbidden.split(':')[1] ?? '';
  const hosts = [
    ...[forbidden, `localhost:${port}`, `[::1]:${port}`, `[::ffff:127.0.0.1]:${port}`],
    ...[`2130706433:${port}`, `0x7f.1:${port}`, `0177.0.0.1:${port}`, `127.1:${port}`],
    ...[`0.0.0.0:${port}`, `en.localhost:${port}`, '169.254.169.254', '10.0.0.1', '[fe80::1]'],
    ...[`${allowed}@${forbidden}`, `${forbidden}#@${allowed}`, `${forbidden}\\@${allowed}`],
    ...[
      `${forbidden}?@${allowed}`,
      `${allowed}.evil.example`,
      `user:pass@${allowed}`,
      'evil.example',
    ],
  ];
  return fc
    .tuple(
      from(['http://', 'https://', 'HTTP://', 'http:/', 'ftp://', '//', 'http:\\\\']),
      from(hosts),
    )
    .map(([scheme, host]) => encodeURIComponent(`${scheme}${host}/a.jpg`));
};

/** Slow responses are rare here: each takes seconds, and there are twenty thousand other requests. */
const badRemotes = ({ allowed }: Targets) =>
  fc
    .tuple(
      fc.oneof(
        {
          weight: 60,
          arbitrary: from([
            'redirect',
            'cut',
            'error',
            'lie',
            'good.jpg',
            'bomb.png',
            'page.svg',
            'none',
          ]),
        },
        { weight: 1, arbitrary: from(['hang', 'stall', 'forever']) },
      ),
      fc.integer({ min: 0, max: 50 }),
    )
    .map(([name, number]) => encodeURIComponent(`http://${allowed}/${name}?${number}`));

/** Any valid or invalid request. */
export const anyQuestion = (targets: Targets): fc.Arbitrary<Question> => {
  const good = from(targets.pictures);
  const modifiers = fc.oneof({ weight: 4, arbitrary: goodModifiers }, from(['_', 'f_webp&w_640']));
  const path = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(modifiers, good) },
    { weight: 4, arbitrary: fc.tuple(oddModifiers, good) },
    { weight: 4, arbitrary: fc.tuple(modifiers, from(targets.traps)) },
    { weight: 4, arbitrary: fc.tuple(modifiers, from(targets.outside).chain(disguised)) },
    { weight: 2, arbitrary: fc.tuple(modifiers, oddModifiers) },
    { weight: 3, arbitrary: fc.tuple(modifiers, strangeRemotes(targets)) },
    { weight: 3, arbitrary: fc.tuple(modifiers, badRemotes(targets)) },
  );
  return fc.record(
    {
      method: fc.oneof(
        { weight: 20, arbitrary: fc.constant('GET') },
        from(['HEAD', 'POST', 'PUT']),
      ),
      path: path.map(([wanted, source]) => `/_ipx/${wanted}/${source}`),
      accept: from(['image/avif,image/webp,*/*', 'image/webp', '*/*', ',,;q=;', 'image/avif;q=0']),
      ifNoneMatch: from(['*', '"x"', 'W/"', ',,,']),
    },
    { requiredKeys: ['method', 'path', 'accept'] },
  );
};
