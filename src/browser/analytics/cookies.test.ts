/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.shop.example.de/krakow"}
 */
import { capCookies, eraseCookies } from './cookies';

const twoYears = 2 * 365 * 86_400;

const set = (name: string, domain: string) => {
  document.cookie = `${name}=GA1.1.${name}; Path=/; Max-Age=${twoYears}${domain}`;
};

const read = () => document.cookie.split('; ').filter(Boolean).sort();

/** Records the writes to `document.cookie`, to check lifetime and domain. */
const watchWriting = () => jest.spyOn(Document.prototype, 'cookie', 'set');

beforeEach(() => {
  for (const domain of [
    '',
    '; Domain=www.shop.example.de',
    '; Domain=shop.example.de',
    '; Domain=example.de',
  ]) {
    for (const name of ['_ga', '_ga_AB12', '_gcl_au', 'locale']) {
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
});
afterEach(() => jest.restoreAllMocks());

it('what measured is erased, on the host and on the domains above it, and nothing else', () => {
  set('_ga', '');
  set('_ga_AB12', '; Domain=example.de');
  set('_gcl_au', '; Domain=shop.example.de');
  set('_ga', '; Domain=example.de');
  set('locale', '');
  expect(read()).toHaveLength(5);
  eraseCookies();
  expect(read()).toEqual(['locale=GA1.1.locale']);
});

it.each(['', '; Domain=www.shop.example.de', '; Domain=shop.example.de', '; Domain=example.de'])(
  'a cookie of two years at %j is held to one, and stays the only one of its name',
  (domain) => {
    set('_ga', domain);
    const written = watchWriting();
    capCookies();
    expect(read()).toEqual(['_ga=GA1.1._ga']);
    const kept = written.mock.calls
      .map(([text]) => text)
      .filter((text) => text.endsWith(`Max-Age=31536000; SameSite=Lax${domain}; Secure`));
    expect(kept).toHaveLength(1);
    // Erasing it on that domain leaves nothing, so it was that cookie.
    document.cookie = `_ga=; Path=/; Max-Age=0${domain}`;
    expect(read()).toEqual([]);
  },
);

it('a cookie that only begins alike is left alone', () => {
  set('locale', '');
  const written = watchWriting();
  capCookies();
  expect(written).not.toHaveBeenCalled();
});
