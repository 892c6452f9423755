import { isChunkError } from './isChunkError';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

const script = 'https://shop.example/_next/static/chunks/5.0a1b2c3d.js';

it.each([
  ['webpack, a script', named('ChunkLoadError', `Loading chunk 5 failed.\n(error: ${script})`)],
  ['webpack, a script, without its name', new Error('Loading chunk vendor-mui failed.')],
  ['webpack, a stylesheet', new Error('Loading CSS chunk 5 failed.\n(/_next/static/css/5.css)')],
  ['Chromium', new TypeError(`Failed to fetch dynamically imported module: ${script}`)],
  ['Firefox', new TypeError(`error loading dynamically imported module: ${script}`)],
  ['Safari', new TypeError('Importing a module script failed.')],
  ["Next's router, a script", new Error(`Failed to load script: ${script}`)],
  ["Next's router, a stylesheet", new Error('Failed to load stylesheet: /_next/static/css/5.css')],
  ["Next's router, what there is", new Error('Failed to load client build manifest')],
  ["Next's router, a page", new Error('Failed to lookup route: /[site]/blog')],
  ["Next's router, a page that takes too long", new Error('Route did not complete loading: /blog')],
  [
    "Next's router, on the page itself",
    new Error(
      'Invariant: attempted to hard navigate to the same URL /krakow https://shop.example/',
    ),
  ],
])('a part of the page that is gone is known in the words of %s', (_, error) => {
  expect(isChunkError(error)).toBe(true);
});

it.each([
  ['a fault of the shop', new TypeError("Cannot read properties of undefined (reading 'slug')")],
  ['a call that failed', new TypeError('Failed to fetch')],
  ['a call that failed in Safari', new TypeError('Load failed')],
  ['text', 'Loading chunk 5 failed.'],
  ['something that only looks like an error', { name: 'ChunkLoadError', message: '' }],
  ['nothing', undefined],
])('%s is none', (_, error) => {
  expect(isChunkError(error)).toBe(false);
});
