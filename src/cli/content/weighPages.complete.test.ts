import { getMesh } from '@/catalog/mesh/getMesh';
import { sites } from '@/config/sites/records';
import { listShippedPages, type ShippedPage } from '@/testing/listShippedPages';
import { contextOf } from '@/views/context';
import { listPages } from './listPages';
import { weighPages } from './weighPages';

const site = sites.en3;

let shipped: readonly ShippedPage[];

beforeAll(async () => {
  shipped = await listShippedPages(site.id);
});

it('knows every page that a site has', async () => {
  const context = contextOf(await getMesh(), site);
  expect(
    context &&
      listPages(context)
        .map(({ path }) => path)
        .sort(),
  ).toEqual(shipped.map(({ path }) => path).sort());
});

it('weighs the data of each, and names the heaviest', async () => {
  const told: number[] = [];
  const weights = await weighPages(await getMesh(), [site], 2, (pages) => told.push(pages));

  const known = shipped
    .map(({ route, path, props }) => {
      const bytes = Buffer.byteLength(JSON.stringify(props));
      return { site: site.id, route, path, bytes };
    })
    .sort((a, b) => b.bytes - a.bytes);
  expect(weights.pages).toBe(known.length);
  expect(weights.bytes).toBe(known.reduce((sum, { bytes }) => sum + bytes, 0));
  expect(weights.heaviest).toEqual(known.slice(0, 2));
  expect(weights.kinds[0]).toEqual({
    route: 'searchIndex',
    pages: 1,
    bytes: known[0]?.bytes,
    heaviest: known[0],
  });
  expect(weights.kinds.find(({ route }) => route === 'activity')?.pages).toBe(
    known.filter(({ route }) => route === 'activity').length,
  );
  expect(told).toEqual([known.length]);
});
