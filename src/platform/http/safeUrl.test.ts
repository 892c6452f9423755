import fc from 'fast-check';
import { anyCharacter } from '@troupe/basics/testing/anyCharacter';
import { checkFetchUrl, checkPayloadUrl, UnsafeUrlError } from './safeUrl';

const isRefused = (check: (url: string) => void, url: string): boolean => {
  try {
    check(url);
    return false;
  } catch (error) {
    if (error instanceof UnsafeUrlError) return true;
    throw error;
  }
};

const anyOf = (...parts: readonly string[]) =>
  fc.array(fc.constantFrom(...parts), { maxLength: 3 }).map((picked) => picked.join(''));

const slash = fc.constantFrom('/', '\\');
const dropped = anyOf('\t', '\n', '\r');

/** Addresses that browsers read as two slashes and any text. */
const disguised = fc
  .tuple(anyOf(' ', '\t', '\0', '\x1f', '\u00a0'), dropped, slash, dropped, slash, fc.string())
  .map((parts) => parts.join(''));

/** Parts of addresses in any order. */
const anything = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        ...['/', '\\', '\t', '\n', ' ', '\0', ':', '@', '.', '..', '?', '#', '%2f', 'a', '\u00a0'],
        ...['http:', 'HTTPS:', 'javascript:', 'data:', 'evil.example', 'shop.example'],
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
  fc.string({ unit: anyCharacter }),
  fc.webUrl(),
);

const page = 'https://shop.example/krakow';

/** @returns the origin that a browser on the page would use; undefined for an invalid address */
const originOf = (url: string) => (URL.canParse(url, page) ? new URL(url, page).origin : undefined);

const hasScheme = (url: string) => URL.canParse(url);

describe('two slashes at the start', () => {
  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    ' //evil.example',
    '\t\n//evil.example',
    '\0//evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
  ])('are refused: %j', (url) => {
    expect(isRefused(checkFetchUrl, url)).toBe(true);
    expect(isRefused(checkPayloadUrl, url)).toBe(true);
  });

  it('are refused in any disguise', () => {
    fc.assert(
      fc.property(disguised, (url) => {
        expect(isRefused(checkFetchUrl, url)).toBe(true);
        expect(isRefused(checkPayloadUrl, url)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('are the only way from a path to another host, so that no path that passes leads there', () => {
    fc.assert(
      fc.property(anything, (url) => {
        fc.pre(!hasScheme(url) && !isRefused(checkFetchUrl, url));
        expect([undefined, new URL(page).origin]).toContain(originOf(url));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('an address to fetch', () => {
  it.each([
    '/api/shop/1/krakow',
    '/',
    '/a//b',
    'https://api.nbp.example/table?x=//y',
    'http://127.0.0.1:1',
  ])('may be %s', (url) => {
    expect(isRefused(checkFetchUrl, url)).toBe(false);
  });
});

describe('the address of a payload', () => {
  it.each(['/api/shop/1/krakow', '/', '/a//b', '/api/shop/1/krakow?next=https://evil.example'])(
    'may be %s',
    (path) => {
      expect(isRefused(checkPayloadUrl, path)).toBe(false);
    },
  );

  it.each([
    'https://evil.example/api',
    'HTTP://evil.example',
    'http:/evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:application/json,{}',
    'blob:https://shop.example/1',
    'api/shop/1',
    '../api',
    '?x',
    '',
    ' ',
  ])('is not %j', (url) => {
    expect(isRefused(checkPayloadUrl, url)).toBe(true);
  });

  it('has no scheme, so that no absolute address passes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), anything.filter(hasScheme)), (url) => {
        expect(isRefused(checkPayloadUrl, url)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('never leads to another host, whatever passes', () => {
    fc.assert(
      fc.property(
        anything.map((rest) => `/${rest}`),
        (url) => {
          fc.pre(!isRefused(checkPayloadUrl, url));
          expect([undefined, new URL(page).origin]).toContain(originOf(url));
        },
      ),
      { numRuns: 2000 },
    );
  });
});

it('a refusal names the address and the rule', () => {
  expect(() => checkFetchUrl('//evil.example')).toThrow(
    '"//evil.example" is not fetched: an address must not start with //',
  );
});
