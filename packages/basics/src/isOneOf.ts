/** Whether a value is one of a list. The compiler then knows the value's type. */
export const isOneOf = <Value>(all: readonly Value[], value: unknown): value is Value => {
  const known: readonly unknown[] = all;
  return known.includes(value);
};
