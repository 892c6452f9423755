import { decodePercent } from './decodePercent';

it('decodes what is encoded, and leaves what is not', () => {
  expect(decodePercent('%C5%82%C3%B3d%C5%BA')).toBe('łódź');
  expect(decodePercent('łódź+1')).toBe('łódź+1');
  expect(decodePercent('')).toBe('');
});

it.each(['%', '%zz', '%C5', '%ff'])('has nothing for %s', (text) => {
  expect(decodePercent(text)).toBeUndefined();
});
