import { act, renderHook } from '@testing-library/react';
import { useStored } from '@/hooks/useStored';

const refused = new Set<string>();
const spies: jest.SpyInstance[] = [];

const refuse = (method: 'getItem' | 'setItem' | 'removeItem', name: string) => {
  const throwIt = (...[key]: readonly string[]) => {
    if (key !== undefined) refused.add(key);
    throw new DOMException('No', name);
  };
  spies.push(jest.spyOn(Storage.prototype, method).mockImplementation(throwIt));
};

/** What is there can be read and removed, and nothing more goes in. Until the end of the test. */
export const fillStorage = () => refuse('setItem', 'QuotaExceededError');

/** As where a visitor blocks cookies: neither read nor written. Until the end of the test. */
export const forbidStorage = () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    refuse(method, 'SecurityError');
  }
};

/** Another tab of the same browser changes a key, or removes it, and this one hears of it. */
export const changeInAnotherTab = (key: string, value: unknown): void =>
  act(() => {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  });

// Whoever imports this file gets working storage back after each test, and what was kept in its place forgotten.
afterEach(() => {
  for (const spy of spies.splice(0)) spy.mockRestore();
  for (const key of refused) {
    const { result, unmount } = renderHook(() => useStored(key));
    act(() => result.current[1](null));
    unmount();
  }
  refused.clear();
});
