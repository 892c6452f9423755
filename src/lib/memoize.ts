/**
 * Memoizes a function with few different arguments: `Intl` formats take a hundred times as long to create as to use.
 */
export const memoize = <Args extends readonly (string | number)[], Value>(
  make: (...args: Args) => Value,
) => {
  const known = new Map<string, Value>();
  return (...args: Args): Value => {
    const name = args.join();
    const value = known.get(name) ?? make(...args);
    known.set(name, value);
    return value;
  };
};
