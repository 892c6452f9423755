const isPlain = (value: object): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

/**
 * Compares what is visible of two values: texts, numbers and flags, in lists and plain objects. Functions and React's
 * elements are new in each render and count as alike, and so do nodes of the document.
 */
export const looksAlike = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== typeof other) return false;
  if (typeof one === 'function') return true;
  if (typeof one !== 'object' || !one || typeof other !== 'object' || !other) return false;
  if ('$$typeof' in one) return '$$typeof' in other;
  if (!isPlain(one) || !isPlain(other)) return isPlain(one) === isPlain(other);
  const [entries, others] = [Object.entries(one), Object.entries(other)];
  return (
    entries.length === others.length &&
    entries.every(([key, value], at) => {
      const [otherKey, otherValue] = others[at] ?? [];
      return key === otherKey && looksAlike(value, otherValue);
    })
  );
};
