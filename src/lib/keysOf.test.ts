import { isKeyOf, keysOf, recordOf } from './keysOf';

const labels = { name: 'Name', email: 'E-mail', 7: 'seven' };

it('lists the own keys in the order of the object', () => {
  expect(keysOf({ ...labels })).toEqual(['7', 'name', 'email']);
  expect(keysOf(Object.create(labels, { own: { value: 1, enumerable: true } }))).toEqual(['own']);
  expect(keysOf({})).toEqual([]);
});

it('knows own keys, also numbers, and no inherited ones', () => {
  expect(isKeyOf(labels, 'name')).toBe(true);
  expect(isKeyOf(labels, 7)).toBe(true);
  expect(isKeyOf(labels, 'constructor')).toBe(false);
  expect(isKeyOf(labels, 'phone')).toBe(false);
});

it('creates an object with a value for each key', () => {
  expect(recordOf(['a', 'b'], (key) => key.toUpperCase())).toEqual({ a: 'A', b: 'B' });
  expect(recordOf([], () => 1)).toEqual({});
});
