import fc from 'fast-check';
import { findToken } from './readForm';

const token = 'a1B2c3D4e5F6g7H8i9J0kL';

it.each([
  ['the link', `https://shop.example/trip#${token}`],
  ['the code alone', token],
  ['the link with spaces of a chat', `  https://shop.example/reise#${token}\n`],
])('finds the code in %s', (_, pasted) => {
  expect(findToken(pasted)).toBe(token);
});

it('finds nothing in anything else', () => {
  for (const pasted of ['', 'hello', `${token}x`, 'https://shop.example/trip#aB3dE5gH7jK9']) {
    expect(findToken(pasted)).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.string(), (pasted) => {
      const found = findToken(pasted);
      expect(found === undefined || /^[\dA-Za-z]{22}$/.test(found)).toBe(true);
    }),
  );
});
