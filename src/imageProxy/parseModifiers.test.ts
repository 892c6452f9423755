import fc from 'fast-check';
import { imageRatios, imageWidths } from '@/images/presets';
import { parseModifiers } from './parseModifiers';

const problemOf = (text: string) => {
  const parsed = parseModifiers(text);
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
  expect(parseModifiers(text)).toEqual({ ok: true, value: modifiers });
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
    for (const ratio of Object.values(imageRatios)) {
      for (const height of [Math.floor(width / ratio), Math.ceil(width / ratio)]) {
        expect(problemOf(`w_${width}&h_${height}`)).toBeUndefined();
      }
    }
  }
});

it('there are few enough shapes for anyone to ask for them all', () => {
  const heights = imageWidths.flatMap((width) =>
    Array.from({ length: 9999 }, (_, height) => height + 1).filter(
      (height) => problemOf(`w_${width}&h_${height}`) === undefined,
    ),
  );
  expect(heights.length).toBeLessThan(imageWidths.length * Object.keys(imageRatios).length * 3 + 1);
});

it('whatever comes, the answer is modifiers or one sentence', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc
          .array(
            fc
              .tuple(
                fc.constantFrom('f', 'w', 'h', 'q', 'fit', 's', 'constructor'),
                fc.oneof(fc.integer().map(String), fc.constantFrom('webp', 'cover', 'auto', '')),
              )
              .map(([name, value]) => `${name}_${value}`),
          )
          .map((parts) => parts.join('&')),
      ),
      (text) => {
        const parsed = parseModifiers(text);
        if (!parsed.ok) return expect(parsed.problem).toMatch(/^[^\n]{5,200}$/);
        const { width, height } = parsed.value;
        return expect(
          (width === undefined || imageWidths.includes(width)) &&
            (height === undefined || width !== undefined),
        ).toBe(true);
      },
    ),
  );
});
