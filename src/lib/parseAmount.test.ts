import { parseAmount } from './parseAmount';

it.each([
  ['50', 5000],
  ['49.50', 4950],
  ['49,5', 4950],
  [' 0,05 ', 5],
  ['0', 0],
  ['999999,99', 99_999_999],
])('%s is %d', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

it.each(['', '-1', '1.234', '1.000,00', '1e3', '1000000', '5 €', 'ten'])('%s is none', (text) => {
  expect(parseAmount(text)).toBeUndefined();
});
