/**
 * Freezes a plain value and all below it, so that no reader of a shared value can change it for the others. What is
 * frozen already is taken to be so all the way down: parts of one mesh live on in the next.
 */
export const deepFreeze = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
};
