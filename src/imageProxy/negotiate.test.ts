import { negotiate } from './negotiate';

const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

it.each([
  ['auto', chromium, 'avif'],
  ['auto', 'image/webp,*/*', 'webp'],
  ['auto', 'image/png,*/*;q=0.5', 'fallback'],
  ['auto', '*/*', 'fallback'],
  ['auto', undefined, 'fallback'],
  ['auto', 'IMAGE/AVIF', 'avif'],
  ['auto', 'image/avif;q=0, image/webp;q=0.1', 'webp'],
  ['auto', 'image/avif;q=0.0,image/webp;q=0', 'fallback'],
  ['png', chromium, 'png'],
  [undefined, chromium, 'source'],
] as const)('%s for a browser that accepts %s is %s', (wanted, accept, format) => {
  expect(negotiate(wanted, accept)).toBe(format);
});
