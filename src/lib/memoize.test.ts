import { memoize } from './memoize';

it('makes what it is asked for once, and another thing of other arguments', () => {
  const make = jest.fn((a: string, b: string) => ({ made: `${a} and ${b}` }));
  const get = memoize(make);

  expect(get('a', 'b')).toBe(get('a', 'b'));
  expect(get('b', 'a')).toEqual({ made: 'b and a' });
  expect(make).toHaveBeenCalledTimes(2);
});
