type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of `base` in which every leaf that `over` also has is replaced; lists are replaced whole. */
export const mergeDeep = (base: Tree, over: Tree): Tree => {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const old = merged[key];
    merged[key] = isTree(old) && isTree(value) ? mergeDeep(old, value) : value;
  }
  return merged;
};
