/** A map that forgets what was not asked for of late. */
export interface BoundedMap<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  readonly delete: (key: string) => void;
}

interface Kept<Value> {
  readonly value: Value;
  readonly weight: number;
  /** Since it was last spared. */
  isAsked: boolean;
}

/**
 * Asking changes nothing but a mark: to put what is asked for in order each time took a twentieth of what a ready page
 * costs. What comes out is nearly the same: whatever was asked for since room was last made is spared once.
 *
 * @param most of all weights together
 * @param weigh 1 each unless told; what alone is heavier than a tenth of `most` is not kept
 */
export const createBoundedMap = <Value>(
  most: number,
  weigh: (value: Value) => number = () => 1,
): BoundedMap<Value> => {
  /** What was put in or spared longest ago comes first. */
  const kept = new Map<string, Kept<Value>>();
  let total = 0;

  const forget = (key: string): void => {
    total -= kept.get(key)?.weight ?? 0;
    kept.delete(key);
  };

  const spare = (key: string, it: Kept<Value>): void => {
    it.isAsked = false;
    kept.delete(key);
    kept.set(key, it);
  };

  return {
    get: (key) => {
      const it = kept.get(key);
      if (!it) return undefined;
      it.isAsked = true;
      return it.value;
    },
    set: (key, value) => {
      forget(key);
      const weight = weigh(value);
      if (weight > most / 10 && weight > 1) return;
      kept.set(key, { value, weight, isAsked: false });
      total += weight;
      // Who is spared comes by once more, and then goes.
      for (const [oldest, it] of kept) {
        if (total <= most || kept.size === 1) return;
        if (it.isAsked || oldest === key) spare(oldest, it);
        else forget(oldest);
      }
    },
    delete: forget,
  };
};
