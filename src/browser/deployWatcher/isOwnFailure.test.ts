/** @jest-environment jsdom */
import { isOwnFailure } from './isOwnFailure';

const own = 'http://localhost/_next/static/chunks/pages/_app-0a1b2c3d.js:1:2345';
const tag = 'https://www.googletagmanager.com/gtm.js?id=GTM-MAIN:12:34';

/** Stack formats of browsers, innermost frame first. */
const print = {
  Chromium: (message: string, ...places: readonly string[]) =>
    [`TypeError: ${message}`, ...places.map((place) => `    at show (${place})`)].join('\n'),
  Firefox: (_: string, ...places: readonly string[]) =>
    `${places.map((place) => `show@${place}`).join('\n')}\n`,
  Safari: (_: string, ...places: readonly string[]) =>
    ['[native code]', ...places.map((place) => `show@${place}`)].join('\n'),
} as const;

const browsers = Object.keys(print) as (keyof typeof print)[];

const raise = (browser: keyof typeof print, message: string, ...places: readonly string[]) =>
  Object.assign(new TypeError(message), { stack: print[browser](message, ...places) });

const broke = 'undefined is not a function';

describe.each(browsers)('in %s', (browser) => {
  it('what a script of the shop raised is its fault', () => {
    expect(isOwnFailure(raise(browser, broke, own))).toBe(true);
  });

  it('also when somebody else called it', () => {
    expect(isOwnFailure(raise(browser, broke, own, tag))).toBe(true);
  });

  it.each([
    ['a tag', tag],
    ['an extension of Chromium', 'chrome-extension://abcdefgh/content.js:1:2'],
    ['an extension of Firefox', 'moz-extension://0a1b-2c3d/content.js:1:2'],
    ['an extension of Safari', 'safari-web-extension://0A1B-2C3D/content.js:1:2'],
    ['what Safari hides', 'webkit-masked-url://hidden/:1:2'],
    ['a script that was put into the page', 'http://localhost/krakow:1:2'],
    ['another script of the same host', 'http://localhost/widgets/chat.js:1:2'],
    ['a host that only begins like ours', 'http://localhost.evil.example/_next/static/a.js:1:2'],
  ])('what %s raised is not, even while the shop was at work', (_, place) => {
    expect(isOwnFailure(raise(browser, broke, place, own))).toBe(false);
  });

  it('addresses in the message tell nothing', () => {
    const message = `${broke} in ${own}`;
    expect(isOwnFailure(raise(browser, message, tag))).toBe(false);
  });
});

const ours = (error: Error) => Object.assign(error, { stack: print.Firefox('', own) });

it.each([
  ['a call that was broken off', new DOMException('The user aborted a request.', 'AbortError')],
  ['a call that took too long', new DOMException('signal timed out', 'TimeoutError')],
  ['what the visitor did not allow', new DOMException('Write refused', 'NotAllowedError')],
  ['a call that Chromium could not make', new TypeError('Failed to fetch')],
  [
    'a call that Firefox could not make',
    new TypeError('NetworkError when attempting to fetch resource.'),
  ],
  ['a call that Safari could not make', new TypeError('Load failed')],
  ['a call of ours that failed', Object.assign(new Error('GET /api/x'), { name: 'HttpError' })],
  ['a page that was drawn anew', new Error('Minified React error #418; visit https://react.dev')],
  ['a navigation that another one took over', Object.assign(new Error(), { cancelled: true })],
])('%s is no fault of the shop', (_, error) => {
  expect(isOwnFailure(ours(error))).toBe(false);
});

it.each([
  ['text', 'broke'],
  ['nothing', undefined],
  ['an object', { stack: own }],
])('of %s nobody knows whose it is', (_, error) => {
  expect(isOwnFailure(error)).toBe(false);
});

it('nor of an error that says nothing of where it was raised', () => {
  const error = new Error(broke);
  delete error.stack;
  expect(isOwnFailure(error)).toBe(false);
  expect(isOwnFailure(Object.assign(new Error(broke), { stack: '' }))).toBe(false);
});
