/**
 * LRU cache with a limit in bytes.
 *
 * @param most total size in bytes; a value that is larger than a tenth of it is not cached
 */
export const createMemory = <Value extends { readonly bytes: Buffer }>(most: number) => {
  const kept = new Map<string, Value>();
  let total = 0;

  const forget = (key: string): void => {
    total -= kept.get(key)?.bytes.length ?? 0;
    kept.delete(key);
  };

  const get = (key: string): Value | undefined => {
    const value = kept.get(key);
    if (!value) return undefined;
    kept.delete(key);
    kept.set(key, value);
    return value;
  };

  const set = (key: string, value: Value): void => {
    forget(key);
    if (value.bytes.length > most / 10) return;
    kept.set(key, value);
    total += value.bytes.length;
    for (const oldest of kept.keys()) {
      if (total <= most) return;
      forget(oldest);
    }
  };

  return { get, set, forget };
};
