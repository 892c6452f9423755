import { isSignedBy, sign } from './signature';

const secret = 'a secret of the shop';
const message = '{"type":"city","id":1}';
const signature = sign(secret, message);

/** Changes one character. */
const changeAt = (text: string, at: number): string =>
  text.slice(0, at) + (text[at] === '0' ? '1' : '0') + text.slice(at + 1);

it('a signature is its message’s, in either case of letters', () => {
  expect(signature).toMatch(/^[0-9a-f]{64}$/);
  expect(isSignedBy(secret, message, signature)).toBe(true);
  expect(isSignedBy(secret, Buffer.from(message), signature.toUpperCase())).toBe(true);
});

it('a signature that is wrong in one character, wherever that is, is none', () => {
  const wrong = Array.from(signature, (_, at) => changeAt(signature, at));
  expect(wrong.filter((it) => isSignedBy(secret, message, it))).toEqual([]);
});

it('a part of a signature is none, and neither is one with something added', () => {
  const parts = Array.from(signature, (_, at) => signature.slice(0, at));
  const others = [`${signature}00`, ` ${signature}`, `${signature}\n`, `sha256=${signature}`];
  expect([...parts, ...others].filter((it) => isSignedBy(secret, message, it))).toEqual([]);
});

it('a signature of another message, or by another secret, is none', () => {
  expect(isSignedBy(secret, `${message} `, signature)).toBe(false);
  expect(isSignedBy(`${secret}s`, message, signature)).toBe(false);
});
