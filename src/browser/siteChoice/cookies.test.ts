/** @jest-environment jsdom */
import { readCookie } from './readCookie';
import { rememberSite } from './rememberSite';
import { writeCookie } from './writeCookie';

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'cookie');
  for (const name of ['locale', 'locale_redirected', 'xlocale']) {
    document.cookie = `${name}=;max-age=0;path=/`;
  }
});

it('the chosen site is kept for 365 days, for the whole site, and never sent along from elsewhere', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  rememberSite('pl2');
  expect(written.mock.calls).toEqual([['locale=pl2;max-age=31536000;path=/;samesite=lax']]);
  expect(readCookie('locale')).toBe('pl2');
});

it('a cookie is found among others by its whole name', () => {
  writeCookie('xlocale', 'de');
  expect(readCookie('locale')).toBeUndefined();
  writeCookie('locale', 'fr');
  writeCookie('locale_redirected', '1');
  expect(readCookie('locale')).toBe('fr');
});

it('where cookies are forbidden there are none, and nothing breaks', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse, configurable: true });
  rememberSite('de');
  expect(readCookie('locale')).toBeUndefined();
});
