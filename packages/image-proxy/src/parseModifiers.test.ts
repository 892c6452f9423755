import fc from 'fast-check';
import { parseModifiers } from './parseModifiers';
import { testVariants } from './testing';
import { isVariantHeight } from './variants';

const { widths: imageWidths, ratios } = testVariants;

const problemOf = (text: string) => {
  const parsed = parseModifiers(text, testVariants);
  return parsed.ok ? undefined : parsed.problem;
};

it.each([
  ['_', {}],
  ['f_webp', { format: 'webp' }],
  ['f_jpg', { format: 'jpeg' }],
  ['f_auto,w_320', { format: 'auto', width: 320 }],
  [
    'f_webp&fit_cover&w_640&h_480&q_70',
    { format: 'webp', fit: 'cover', width: 640, height: 480, quality: 70 },
  ],
  [
    'format_avif,fit_contain,width_600,height_600,quality_80',
    { format: 'avif', fit: 'contain', width: 600, height: 600, quality: 80 },
  ],
])('%s is read', (text, modifiers) => {
  expect(parseModifiers(text, testVariants)).toEqual({ ok: true, value: modifiers });
});

it.each([
  ['w_641', /^width must be one of 320, /],
  ['w_0320', /^width/],
  ['w_-320', /no modifier/],
  ['w_1e3', /^width/],
  ['w_100000', /^width/],
  ['h_480', /needs a width/],
  ['w_640&h_481000', /^height/],
  ['w_640&h_100', /no preset shape/],
  ['q_71', /^quality must be one of 70, 80/],
  ['f_svg', /^format/],
  ['fit_fill', /^fit/],
  ['s_100000x100000,enlarge_true', /no modifier/],
  ['enlarge_true', /no modifier/],
  ['blur_5', /no modifier/],
  ['w_320&w_320', /told twice/],
  ['w_320&width_600', /told twice/],
  ['constructor_1', /no modifier/],
  ['__proto___1', /no modifier/],
  ['', /no modifier/],
  ['_,w_320', /no modifier/],
  ['w_320&', /no modifier/],
  ['W_320', /no modifier/],
])('%s is refused, and the reason says why', (text, reason) => {
  expect(problemOf(text)).toMatch(reason);
});

it('every preset width is read in every preset shape, rounded either way', () => {
  for (const width of imageWidths) {
    for (const ratio of ratios) {
      for (const height of [Math.floor(width / ratio), Math.ceil(width / ratio)]) {
        expect(problemOf(`w_${width}&h_${height}`)).toBeUndefined();
      }
    }
  }
});

it('there are few enough shapes to make them all', () => {
  const heights = imageWidths.flatMap((width) =>
    Array.from({ length: 9999 }, (_, height) => height + 1).filter(
      (height) => problemOf(`w_${width}&h_${height}`) === undefined,
    ),
  );
  expect(heights.length).toBeLessThan(imageWidths.length * ratios.length * 2);
});

it('every input gives modifiers of a preset, or one sentence', () => {
  const widths = fc.oneof(fc.constantFrom(...imageWidths), fc.integer());
  const part = fc.oneof(
    widths.map((width) => `w_${width}`),
    fc.oneof(fc.constantFrom(240, 480, 640), fc.integer()).map((height) => `h_${height}`),
    fc.constantFrom('f_webp', 'f_auto', 'f_svg', 'q_70', 'q_1', 'fit_cover', 'fit_', 's_1x1'),
    fc.constantFrom('constructor_1', '__proto___1', '_', ''),
    fc.string(),
  );
  let accepted = 0;
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      const parsed = parseModifiers(parts.join('&'), testVariants);
      if (!parsed.ok) return expect(parsed.problem).toMatch(/^[^\n]{5,200}$/);
      accepted += 1;
      const { width, height, ...others } = parsed.value;
      expect(width === undefined || imageWidths.includes(width)).toBe(true);
      expect(height === undefined || isVariantHeight(testVariants, width ?? 0, height)).toBe(true);
      return expect(
        Object.keys(others).filter((it) => !/^(?:format|fit|quality)$/.test(it)),
      ).toEqual([]);
    }),
    { numRuns: 2000 },
  );
  expect(accepted).toBeGreaterThan(30);
});
