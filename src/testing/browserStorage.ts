import { act, renderHook } from '@testing-library/react';
import { useStored } from '@/ui/hooks/useStored';

const refused = new Set<string>();
const spies: jest.SpyInstance[] = [];

const refuse = (method: 'getItem' | 'setItem' | 'removeItem', name: string) => {
  const throwIt = (...[key]: readonly string[]) => {
    if (key !== undefined) refused.add(key);
    throw new DOMException('No', name);
  };
  spies.push(jest.spyOn(Storage.prototype, method).mockImplementation(throwIt));
};

/** Stored values can be read and removed, but nothing can be added. Holds until the end of the test. */
export const fillStorage = () => refuse('setItem', 'QuotaExceededError');

/** As if the visitor blocks cookies: storage can be neither read nor written. Holds until the end of the test. */
export const forbidStorage = () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    refuse(method, 'SecurityError');
  }
};

/** Another tab of the same browser changes or removes a key, and this tab gets the event. */
export const changeInAnotherTab = (key: string, value: unknown): void =>
  act(() => {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  });

// Importing this file restores and empties the storage after each test.
afterEach(() => {
  for (const spy of spies.splice(0)) spy.mockRestore();
  for (const key of refused) {
    const { result, unmount } = renderHook(() => useStored(key));
    act(() => result.current[1](null));
    unmount();
  }
  refused.clear();
});
