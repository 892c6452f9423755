import { type AskItems, readListing } from './listing';

const perPage = 100;

/** A WordPress with many items, whose answers have a size. */
const createCms = (total: number, bytes: number) => {
  let asked = 0;
  const ask: AskItems = async ({ page }) => {
    asked += 1;
    const first = (Number(page) - 1) * perPage;
    const count = Math.min(perPage, total - first);
    const items = Array.from({ length: count }, (_, index) => ({ id: first + index }));
    return { items, total, bytes, at: 0 };
  };
  return { ask, countAsked: () => asked };
};

it('a list is read page by page', async () => {
  const { ask, countAsked } = createCms(250, 1_000_000);
  expect((await readListing(ask)).items).toHaveLength(250);
  expect(countAsked()).toBe(3);
});

it('a list whose pages are too large together is not read to its end', async () => {
  const { ask, countAsked } = createCms(5000, 20_000_000);
  await expect(readListing(ask)).rejects.toThrow('A list of the CMS has more than 128000000 bytes');
  expect(countAsked()).toBe(7);
});

it('a list of too many items is not read', async () => {
  const { ask, countAsked } = createCms(5001, 1000);
  await expect(readListing(ask)).rejects.toThrow('The CMS has 5001 items, more than 5000');
  expect(countAsked()).toBe(1);
});
