import { createOncePerObject } from './oncePerObject';

it('makes the result of an object once, and another for an equal object', () => {
  const once = createOncePerObject();
  const make = jest.fn(() => ({ name: 'made' }));
  const object = { name: 'a' };
  const result = once(object, make);
  expect(once(object, make)).toBe(result);
  expect(make).toHaveBeenCalledTimes(1);
  expect(once({ name: 'a' }, make)).not.toBe(result);
  expect(make).toHaveBeenCalledTimes(2);
});

it('keeps results apart from those of another', () => {
  const object = { name: 'a' };
  createOncePerObject()(object, () => ({ name: 'first' }));
  expect(createOncePerObject()(object, () => ({ name: 'second' }))).toEqual({ name: 'second' });
});
