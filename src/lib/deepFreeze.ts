/**
 * Freezes a plain value recursively, so that no reader of a shared value can change it. Frozen values are assumed to be
 * frozen recursively: meshes share parts.
 */
export const deepFreeze = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
};
