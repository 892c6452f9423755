import { createSmallContext } from '@/testing/smallContext';
import { findOwnPath } from './findOwnPath';

const en = createSmallContext('en');

it.each([
  ['/Krakow', '/krakow'],
  ['/KRAKOW', '/krakow'],
  ['/About-Us', '/about-us'],
  ['/DESTINATIONS', '/destinations'],
  ['/thankyou', '/thankYou'],
  ['/Checkout/Krakow/CART', '/checkout/krakow/cart'],
  ['/%4Brakow', '/krakow'],
])('%s means %s', (path, own) => {
  expect(findOwnPath(en, path)).toBe(own);
});

it.each([
  ...['/krakow', '/thankYou', '/Nowhere', '/Nothing/Krakow', '/Checkout/Nowhere/cart'],
  ...['/Blog/Nothing', '/Page/Nothing', '/Errors/404', '/%FF', '/K%00', '/Reiseziele', '//evil'],
])('%s means no other page', (path) => {
  expect(findOwnPath(en, path)).toBeUndefined();
});

it('capitals with accents, and escapes of any case, mean the path in its own form', () => {
  const de = createSmallContext('de');
  expect(findOwnPath(de, '/%C3%9Cber-uns')).toBeUndefined();
  expect(findOwnPath(de, '/Ueber-Uns')).toBe('/ueber-uns');
});
