/** The query of an address, as routers hand it out. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** One of the values that there are, and nothing for all others. */
export const pick = <Value extends string>(
  all: readonly Value[],
  value: unknown,
): Value | undefined => all.find((it) => it === value);

/**
 * The query of an address that says certain things, and of others what it said before: campaigns count on those.
 *
 * @param search the query so far
 * @param values `undefined` and `false` take a parameter away, `true` is written "yes"
 */
export const writeQuery = (
  search: string,
  values: Readonly<Record<string, string | boolean | undefined>>,
): string => {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === false) query.delete(name);
    else query.set(name, value === true ? 'yes' : value);
  }
  return query.toString();
};
