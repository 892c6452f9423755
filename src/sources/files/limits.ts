/** Of one file: a brand with the titles of two hundred cities in one language has a tenth of that. */
export const mostBytes = 1_000_000;

/** Lists and objects inside each other. Nothing in the content needs more than six. */
export const mostDepth = 32;

/** Whether what was read from JSON is nested so deep that those who walk through it would lose their way. */
export const isDeep = (value: unknown, levels = mostDepth): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  const below: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  for (const item of below) {
    if (typeof item === 'object' && isDeep(item, levels - 1)) return true;
  }
  return false;
};
