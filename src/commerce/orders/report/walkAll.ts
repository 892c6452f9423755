import type { Cursor, Page } from '../store/listing';

const pageSize = 200;

/**
 * Iterates over a whole list, one page at a time, so that only one page is in memory.
 *
 * @param listPage returns one page of the list
 */
export async function* walkAll<Kept extends Cursor>(
  listPage: (page: Page) => Promise<readonly Kept[]>,
): AsyncGenerator<Kept> {
  let page = await listPage({ limit: pageSize });
  while (page.length > 0) {
    yield* page;
    const after = page.length === pageSize ? page.at(-1) : undefined;
    page = after ? await listPage({ limit: pageSize, after }) : [];
  }
}
