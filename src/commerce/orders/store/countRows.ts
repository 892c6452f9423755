/** @param query selects one `count` @returns it, which a database may give as a text */
export const countRows = async (query: {
  readonly execute: () => Promise<readonly { readonly count: unknown }[]>;
}): Promise<number> => Number((await query.execute())[0]?.count ?? 0);
