import { numberIn, oneIn, optionalIn, textIn } from './database';

const row = { reference: 'TR-1', total: 120, notes: null, locale: 'xx' };

it('reads columns of the expected type', () => {
  expect(textIn(row, 'reference')).toBe('TR-1');
  expect(numberIn(row, 'total')).toBe(120);
  expect(oneIn(row, 'reference', ['TR-0', 'TR-1'])).toBe('TR-1');
  expect(optionalIn({ a_x: 'x', a_y: null, z: 'z' }, ['x', 'y', 'z'], 'a_')).toEqual({ x: 'x' });
});

it('names the column whose value is of another type, and keeps the value to itself', () => {
  expect(() => textIn(row, 'total')).toThrow('orders: the column total has an unexpected number');
  expect(() => textIn(row, 'missing')).toThrow('missing');
  expect(() => numberIn(row, 'notes')).toThrow('notes');
  expect(() => numberIn(row, 'reference')).toThrow(/unexpected string$/);
});

it('refuses a text that is none of the expected ones', () => {
  expect(() => oneIn(row, 'locale', ['en', 'de'])).toThrow('orders: the column locale has "xx"');
});
