/** A map that forgets what was longest not asked for. */
export interface BoundedMap<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  readonly delete: (key: string) => void;
}

/**
 * @param most of all weights together
 * @param weigh 1 each unless told; what alone is heavier than a tenth of `most` is not kept
 */
export const createBoundedMap = <Value>(
  most: number,
  weigh: (value: Value) => number = () => 1,
): BoundedMap<Value> => {
  const kept = new Map<string, { readonly value: Value; readonly weight: number }>();
  let total = 0;

  const forget = (key: string): void => {
    total -= kept.get(key)?.weight ?? 0;
    kept.delete(key);
  };

  return {
    get: (key) => {
      const it = kept.get(key);
      if (!it) return undefined;
      kept.delete(key);
      kept.set(key, it);
      return it.value;
    },
    set: (key, value) => {
      forget(key);
      const weight = weigh(value);
      if (weight > most / 10 && weight > 1) return;
      kept.set(key, { value, weight });
      total += weight;
      for (const oldest of kept.keys()) {
        if (total <= most) return;
        forget(oldest);
      }
    },
    delete: forget,
  };
};
