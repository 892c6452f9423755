import { deepFreeze } from './deepFreeze';

it('gives the same value back', () => {
  const value = { list: [1] };
  expect(deepFreeze(value)).toBe(value);
  expect(deepFreeze('text')).toBe('text');
  expect(deepFreeze(null)).toBeNull();
});

it('what lies deep inside can no longer be changed', () => {
  const value = deepFreeze({ city: { tags: ['a', { deep: 1 }] } });
  expect(() => value.city.tags.push('b')).toThrow(TypeError);
  expect(() => Object.assign(value.city.tags[1] ?? {}, { deep: 2 })).toThrow(TypeError);
});

it('a value that holds itself is frozen too', () => {
  const value: { self?: unknown; inner: { n: number } } = { inner: { n: 1 } };
  value.self = value;
  deepFreeze(value);
  expect(Object.isFrozen(value.inner)).toBe(true);
});
