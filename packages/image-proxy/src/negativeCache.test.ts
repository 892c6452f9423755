import { ImageRefusal } from './refusal';
import { createNegativeCache } from './negativeCache';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const refusal = new ImageRefusal(404, 'is not there');

it('an address that failed is refused for the same reason, for a while', () => {
  const rests = createNegativeCache(5000);
  rests.add('a', refusal);

  expect(() => rests.check('a')).toThrow(refusal);
  expect(() => rests.check('b')).not.toThrow();
  jest.advanceTimersByTime(5000);
  expect(() => rests.check('a')).not.toThrow();
});

it('what was no fault of the address is not held against it', () => {
  const rests = createNegativeCache(5000);
  rests.add('a', new Error('busy'));
  expect(() => rests.check('a')).not.toThrow();
});

it('remembers a bounded number', () => {
  const rests = createNegativeCache(5000);
  for (let index = 0; index <= 1000; index += 1) rests.add(`a${index}`, refusal);

  expect(() => rests.check('a0')).not.toThrow();
  expect(() => rests.check('a1000')).toThrow(refusal);
});
