import { isUnusedNextAddress } from './nextAddresses';

it.each([
  '/_next/image',
  '/_next/image/',
  '/_next',
  '/_next/',
  '/_next/webpack-hmr',
  '/_next/postponed/resume',
  '/_next/static',
  '/_next/data',
  '/_nextdata/x',
  '/__nextjs_original-stack-frame',
  '/__nextjs_font/x.woff2',
])('%s is not used by this shop', (path) => expect(isUnusedNextAddress(path)).toBe(true));

it.each(['/_next/static/chunks/main.js', '/_next/data/a-build/en.json', '/', '/next', '/_ipx/_/x'])(
  '%s is',
  (path) => expect(isUnusedNextAddress(path)).toBe(false),
);
