/**
 * What a function of few different arguments made of them before: `Intl`'s formats take a hundred times as long to make
 * as to use.
 */
export const remember = <Args extends readonly (string | number)[], Value>(
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
