/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://shop.example.com/"}
 */
import { writeCookie } from './writeCookie';

it('by https a cookie is for https alone', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  writeCookie('locale', 'de');
  expect(written.mock.calls).toEqual([['locale=de;max-age=31536000;path=/;samesite=lax;secure']]);
});
