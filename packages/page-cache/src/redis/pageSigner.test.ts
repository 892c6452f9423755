import { createPageSigner } from './pageSigner';

const name = 'troupe:page:1';
const value = Buffer.from('a page');
const mine = createPageSigner('a secret');

it('a value is signed for its own name, by whoever has the secret', () => {
  expect(mine.isSigned(name, value, mine.sign(name, value))).toBe(true);
  expect(createPageSigner('a secret').isSigned(name, value, mine.sign(name, value))).toBe(true);
});

it.each([
  ['another value', mine.sign(name, Buffer.from('a page.'))],
  ['another name', mine.sign('troupe:page:2', value)],
  ['a name that takes over part of the value', mine.sign(`${name}a`, Buffer.from(' page'))],
  ['another secret', createPageSigner('another secret').sign(name, value)],
  ['no secret', createPageSigner(undefined).sign(name, value)],
  ['an empty signature', Buffer.alloc(0)],
  ['a part of the signature', mine.sign(name, value).subarray(0, 16)],
])('a value with the signature of %s is not signed', (_, signature) => {
  expect(mine.isSigned(name, value, signature)).toBe(false);
});

it('shops with different secrets use different keys, and the name of a key is not the key', () => {
  const ids = ['a secret', 'another secret', undefined].map((it) => createPageSigner(it).keyId);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}$/);
});
