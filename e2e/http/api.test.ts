import { defaultRates } from '@/commerce/pricing/currencies';
import { parseRates } from '@/commerce/pricing/rates';
import { sites } from '@/config/sites/records';
import { allSites, loadShops } from '../support/catalogue';
import { ask } from '../support/http';

const askJson = async (host: string, path: string) => {
  const { status, headers, body } = await ask(host, path);
  expect([path, headers['content-type']]).toEqual([path, 'application/json; charset=utf-8']);
  return { status, json: JSON.parse(body) as unknown };
};

for (const site of allSites) {
  it(`answers calls on ${site.id} in its language and with its own slugs`, async () => {
    const host = `${site.id}.localhost`;
    const shops = (await loadShops()).get(site.id) ?? [];
    const group = site.shopGroupId;

    expect((await askJson(host, `/api/shop-group/${group}`)).json).toMatchObject({
      id: group,
      name: shops[0]?.group.name,
      logo: shops[0]?.group.logo.src,
      phone: shops[0]?.group.phone,
    });
    expect((await askJson(host, `/api/discover/${group}`)).json).toEqual(
      shops.map((shop) => ({
        id: shop.id,
        slug: shop.city.slug,
        landing_title: shop.landingTitle,
        city_group: {
          products: shop.products.map(({ product, texts }) => ({
            id: product.id,
            slug: texts.slug,
            name: texts.name,
          })),
        },
      })),
    );
    const krakow = shops.find(({ city }) => city.key === 'krakow');
    expect((await askJson(host, `/api/shop/${group}/krakow`)).json).toMatchObject({
      data: {
        id: 1,
        slug: 'krakow',
        name: krakow?.cityTexts.name,
        city_group: {
          products: krakow?.products.map(({ product, texts, offer }) => ({
            id: product.id,
            slug: texts.slug,
            name: texts.name,
            price: offer.price,
            picture: product.picture.src,
            closed_weekdays: offer.closedWeekdays,
            season_months: product.seasonMonths,
            units: product.units,
          })),
        },
      },
    });
    expect((await askJson(host, `/api/settings/${group}/tax-and-deposit`)).json).toEqual({
      tax: null,
      deposit: 30,
    });
  });
}

it('answers for a shop group of another site in the language of that group', async () => {
  const { json } = await askJson('localhost', `/api/discover/${sites.pl2.shopGroupId}`);
  expect(JSON.stringify(json)).toContain('Wieczór kawalerski');
});

it('gives exchange rates in the shape of table A', async () => {
  const { json } = await askJson('en.localhost', '/api/exchange-rates');
  const [table] = json as readonly Record<string, unknown>[];
  expect(table).toMatchObject({
    table: 'A',
    effectiveDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  // Spec section 9, to the last digit: a browser must round a price as the rendered page does.
  expect(parseRates(json)).toEqual(defaultRates);
});

it('answers 404 with a message for unknown ids and calls', async () => {
  for (const path of [
    '/api/nothing',
    '/api/shop/1',
    '/api/shop/1/krakow/more',
    '/api/shop/1/atlantis',
    '/api/shop/99/krakow',
    '/api/shop/1e0/krakow',
    '/api/shop-group/99',
    '/api/discover/0',
    '/api/settings/x/tax-and-deposit',
  ]) {
    const { status, json } = await askJson('en.localhost', path);
    expect([path, status]).toEqual([path, 404]);
    expect(json).toEqual({ statusCode: 404, message: 'Page not found' });
  }
});
