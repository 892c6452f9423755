/** The params of an address that were given once, as text; Next hands lists over where one was given several times. */
export const singleValues = (
  params: Readonly<Record<string, string | string[] | undefined>> = {},
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
