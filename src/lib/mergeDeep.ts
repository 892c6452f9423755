type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a copy of `base` with every leaf replaced that `over` also has; lists are replaced as a whole. */
export const mergeDeep = (base: Tree, over: Tree): Tree => {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const old = merged[key];
    merged[key] = isTree(old) && isTree(value) ? mergeDeep(old, value) : value;
  }
  return merged;
};
