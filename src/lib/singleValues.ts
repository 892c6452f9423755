/**
 * Returns the params of a URL that have a single value. Next passes a list for a param that was given several times.
 */
export const singleValues = (
  params: Readonly<Record<string, string | string[] | undefined>> = {},
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
