/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { changeInAnotherTab, fillStorage, forbidStorage } from '@/testing/browserStorage';
import { useStored } from './useStored';

beforeEach(() => localStorage.clear());

const start = (key = 'thing') => {
  const { result, rerender } = renderHook((it: string) => useStored(it), { initialProps: key });
  return {
    value: () => result.current[0],
    set: (next: unknown) => act(() => result.current[1](next)),
    read: rerender,
  };
};

it('is nothing until it is set, and a mere look writes nothing', () => {
  expect(start().value()).toBeUndefined();
  expect({ ...localStorage }).toEqual({});
});

it.each([
  ['SEK', 'SEK'],
  ['"SEK"', 'SEK'],
  ['12', 12],
  ['{"a":[1]}', { a: [1] }],
  ['{"a":', '{"a":'],
])('reads %s', (text, value) => {
  localStorage.setItem('thing', text);
  expect(start().value()).toEqual(value);
});

it('is written as JSON, and null removes the key', () => {
  const thing = start();
  thing.set({ a: 1 });
  expect({ ...localStorage }).toEqual({ thing: '{"a":1}' });
  thing.set(null);
  expect({ ...localStorage }).toEqual({});
  expect(thing.value()).toBeUndefined();
});

it('is changed from what stands there at that moment', () => {
  const one = start();
  const other = start();
  const plusOne = (now: unknown) => Number(now ?? 0) + 1;
  one.set(plusOne);
  other.set(plusOne);
  one.set(plusOne);
  expect([one.value(), other.value()]).toEqual([3, 3]);
});

it('follows other tabs, its own key only', () => {
  const thing = start();
  changeInAnotherTab('thing', 'there');
  expect(thing.value()).toBe('there');
  changeInAnotherTab('another', 'elsewhere');
  expect(thing.value()).toBe('there');
  changeInAnotherTab('thing', null);
  expect(thing.value()).toBeUndefined();
});

it('is gone when another tab clears the storage, which names no key', () => {
  localStorage.setItem('thing', 'there');
  const thing = start();
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  });
  expect(thing.value()).toBeUndefined();
});

it('is of the key that is asked for now', () => {
  localStorage.setItem('thing', '1');
  localStorage.setItem('other', '2');
  const thing = start();
  thing.read('other');
  expect(thing.value()).toBe(2);
});

describe.each([
  ['full', fillStorage],
  ['forbidden', forbidStorage],
])('where storage is %s', (_, breakStorage) => {
  it('holds for the visit', () => {
    breakStorage();
    const thing = start();
    thing.set('kept');
    expect(thing.value()).toBe('kept');
    expect(start().value()).toBe('kept');
  });

  it('is gone once it is removed', () => {
    breakStorage();
    const thing = start();
    thing.set('kept');
    thing.set(null);
    expect(thing.value() ?? null).toBeNull();
  });
});
