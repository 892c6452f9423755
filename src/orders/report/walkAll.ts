import type { Cursor, Page } from '../store/listing';

const pageSize = 200;

/**
 * All that a list has, a page at a time: however much there is, little is in memory.
 *
 * @param listPage gives a page of it
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
