/** The query of a URL in the router's format. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Returns a value if it is one of the allowed ones, otherwise `undefined`. */
export const pick = <Value extends string>(
  all: readonly Value[],
  value: unknown,
): Value | undefined => all.find((it) => it === value);

/**
 * Sets parameters of a query and keeps the others, such as those of campaigns.
 *
 * @param search the current query
 * @param values `undefined` and `false` remove a parameter, `true` is written as "yes"
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
