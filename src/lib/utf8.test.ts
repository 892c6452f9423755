import { decodeStrictUtf8, decodeUtf8 } from './utf8';

const notUtf8 = Buffer.from([0x61, 0xff]);

it('refuses what is not UTF-8 if it is strict, and replaces it otherwise', () => {
  expect(decodeStrictUtf8(notUtf8)).toBeUndefined();
  expect(decodeUtf8(notUtf8)).toBe('a\ufffd');
});

it('reads what is UTF-8 in both ways', () => {
  for (const decode of [decodeStrictUtf8, decodeUtf8]) {
    expect(decode(Buffer.from('Kraków'))).toBe('Kraków');
    expect(decode(Buffer.alloc(0))).toBe('');
  }
});
