import fc from 'fast-check';
import { imageFormats } from './variants';
import { isTypeOf, negotiate } from './negotiate';

const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

it.each([
  ['auto', chromium, 'webp'],
  ['auto', 'image/avif,*/*', 'avif'],
  ['auto', 'image/webp,*/*', 'webp'],
  ['auto', 'image/png,*/*;q=0.5', 'fallback'],
  ['auto', '*/*', 'fallback'],
  ['auto', 'image/*', 'fallback'],
  ['auto', undefined, 'fallback'],
  ['auto', '', 'fallback'],
  ['auto', ',,;q=;', 'fallback'],
  ['auto', 'IMAGE/AVIF', 'avif'],
  ['auto', 'image/avif;q=0, image/webp;q=0.1', 'webp'],
  ['auto', 'image/avif, image/webp;q=0', 'avif'],
  ['auto', 'image/avif;q=0.0,image/webp;q=0,*/*', 'fallback'],
  ['auto', 'image/avif ; q=0 ,*/*', 'fallback'],
  ['auto', 'image/jpeg', 'jpeg'],
  ['auto', 'image/png', 'png'],
  ['auto', 'image/png,image/jpeg', 'fallback'],
  ['auto', 'image/*,image/jpeg;q=0', 'png'],
  ['auto', 'image/png;q=0,*/*', 'jpeg'],
  ['auto', 'image/*;q=0,*/*', undefined],
  ['auto', '*/*;q=0', undefined],
  ['auto', 'image/avif;q=0', undefined],
  ['auto', 'text/html,application/json', undefined],
  ['png', chromium, 'png'],
  [undefined, chromium, 'source'],
] as const)('%s for a browser that accepts %s is %s', (wanted, accept, format) => {
  expect(negotiate(wanted, accept)).toBe(format);
});

it('a type that the browser refuses by name is never negotiated', () => {
  const range = fc
    .tuple(
      fc.constantFrom(...imageFormats.map((it) => `image/${it}`), 'image/*', '*/*', 'text/html'),
      fc.constantFrom('', ';q=0', ';q=0.000', '; q=0', ';q=1', ';q=0.1'),
    )
    .map((parts) => parts.join(''));
  const negotiated = new Set<string>();
  fc.assert(
    fc.property(fc.array(range, { maxLength: 6 }), (ranges) => {
      const format = negotiate('auto', ranges.join(', '));
      if (!format) return;
      negotiated.add(format);
      for (const type of imageFormats.filter((it) => isTypeOf(format, it))) {
        const ofType = ranges.filter((it) => it.startsWith(`image/${type}`));
        expect(ofType.filter((it) => /q=0(\.0+)?$/.test(it))).toEqual([]);
        const isNamed = ofType.length > 0 || ranges.some((it) => it.includes('*'));
        expect(isNamed || ranges.length === 0).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
  expect([...negotiated].sort()).toEqual([...imageFormats, 'fallback'].sort());
});

it.each([
  ['avif', ['avif']],
  ['webp', ['webp']],
  ['jpeg', ['jpeg']],
  ['png', ['png']],
  ['fallback', ['jpeg', 'png']],
  ['source', ['avif', 'webp', 'jpeg', 'png']],
] as const)('a request for %s is answered with %s', (format, types) => {
  expect(imageFormats.filter((type) => isTypeOf(format, type))).toEqual(types);
});
