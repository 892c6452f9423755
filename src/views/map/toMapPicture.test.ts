import { dotsAcross, dotsDown } from '@/lib/geo/europe';
import type { Shop } from '@/catalog/mesh/queries/shops';
import { sites } from '@/config/sites/records';
import { siteIds } from '@/config/sites/site';
import { getViewContext } from '../context';
import { toMapPicture } from './toMapPicture';

const shopsOf = async (siteId: (typeof siteIds)[number]) =>
  (await getViewContext(sites[siteId])).shops;

const windowOf = (viewBox = '') => {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  return { left, top, right: left + width, bottom: top + height, width, height };
};

describe.each(siteIds)('on %s', (siteId) => {
  it('has every city inside, with its name beside it', async () => {
    const shops = await shopsOf(siteId);
    const picture = toMapPicture(shops);
    const { left, top, right, bottom } = windowOf(picture?.viewBox);
    expect(picture?.cities.map(({ name }) => name)).toEqual(
      shops.map(({ cityTexts }) => cityTexts.name),
    );
    for (const { name, x, y, side } of picture?.cities ?? []) {
      expect(side).not.toBeNull();
      // A letter is 1.2 dots wide on phones, where it is largest.
      const end = side === 'right' ? x + 15 + name.length * 12 : x + 10;
      const start = side === 'left' ? x - 15 - name.length * 12 : x - 10;
      expect([name, start > left, end < right, y > top + 10, y < bottom - 10]).toEqual([
        name,
        true,
        true,
        true,
        true,
      ]);
    }
  });

  it('has the same shape as on any other, and cuts no dot', async () => {
    const { left, top, width, height } = windowOf(toMapPicture(await shopsOf(siteId))?.viewBox);
    expect(width / height).toBeCloseTo(4 / 3, 1);
    expect([left, top].map((it) => Math.abs(it % 10))).toEqual([5, 5]);
    expect([width % 10, height % 10]).toEqual([0, 0]);
  });
});

/** The shop with its city at another place. */
const shopAt = (shop: Shop, latitude: number, longitude: number): Shop => ({
  ...shop,
  city: { ...shop.city, coordinates: { latitude, longitude } },
});

it('does not leave Europe for a city at its edge', async () => {
  const [shop] = await shopsOf('en');
  if (!shop) throw new Error('There is no shop');
  const picture = toMapPicture([shopAt(shop, 71.9, -25.9), shopAt(shop, 33.1, 44.9)]);
  const { left, top, right, bottom } = windowOf(picture?.viewBox);
  expect(left).toBeGreaterThanOrEqual(-5);
  expect(top).toBeGreaterThanOrEqual(-5);
  expect(right).toBeLessThanOrEqual(dotsAcross * 10 + 5);
  expect(bottom).toBeLessThanOrEqual(dotsDown * 10 + 5);
});

it('is nothing where there is no city', () => {
  expect(toMapPicture([])).toBeUndefined();
});
