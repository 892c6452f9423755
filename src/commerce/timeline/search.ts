/** One thing that gets one of several values, in the order in which they are liked. */
export interface Variable<Value> {
  readonly id: number;
  readonly values: readonly Value[];
}

/** `none`: no combination is possible. `givenUp`: that would take too long to find out. */
export type SearchResult<Value> =
  | { readonly kind: 'found'; readonly values: ReadonlyMap<number, Value> }
  | { readonly kind: 'none' }
  | { readonly kind: 'givenUp' };

export interface SearchRules<Value> {
  readonly fit: (a: Value, b: Value) => boolean;
  /** The most comparisons of two values. */
  readonly limit: number;
  /** Orders the values of a variable anew, given those that others have. */
  readonly order?: (values: readonly Value[], taken: readonly Value[]) => readonly Value[];
}

/** The variable with the fewest values left; of several, the one with the lowest id. */
const pickNext = <Value>(left: readonly Variable<Value>[]) =>
  left.reduce((best, it) =>
    it.values.length < best.values.length ||
    (it.values.length === best.values.length && it.id < best.id)
      ? it
      : best,
  );

/**
 * Gives each variable a value so that any two fit: depth-first, always the most constrained variable next, and without the
 * values that no longer fit. Deterministic.
 */
export const search = <Value>(
  variables: readonly Variable<Value>[],
  { fit, limit, order = (values) => values }: SearchRules<Value>,
): SearchResult<Value> => {
  let comparisons = 0;
  const step = (
    left: readonly Variable<Value>[],
    taken: ReadonlyMap<number, Value>,
  ): SearchResult<Value> => {
    if (left.length === 0) return { kind: 'found', values: taken };
    const next = pickNext(left);
    const others = left.filter((it) => it !== next);
    for (const value of order(next.values, [...taken.values()])) {
      comparisons += others.reduce((sum, { values }) => sum + values.length, 1);
      if (comparisons > limit) return { kind: 'givenUp' };
      const reduced = others.map(({ id, values }) => ({
        id,
        values: values.filter((other) => fit(value, other)),
      }));
      if (reduced.some(({ values }) => values.length === 0)) continue;
      const result = step(reduced, new Map([...taken, [next.id, value]]));
      if (result.kind !== 'none') return result;
    }
    return { kind: 'none' };
  };
  return step(variables, new Map());
};
