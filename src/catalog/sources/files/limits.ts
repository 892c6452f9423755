/** For one file. A brand with the titles of two hundred cities in one language has a tenth of that. */
export const mostBytes = 1_000_000;

/** Levels of nested lists and objects. The content needs at most six. */
export const mostDepth = 32;

/** Whether parsed JSON is nested so deep that recursive code could overflow the stack. */
export const isDeep = (value: unknown, levels = mostDepth): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  const below: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  for (const item of below) {
    if (typeof item === 'object' && isDeep(item, levels - 1)) return true;
  }
  return false;
};
