import { buildMesh } from '@/catalog/mesh/buildMesh';
import { getTerms } from '@/catalog/mesh/queries/terms';
import { createFilesLoader } from '@/catalog/sources/files/filesLoader';
import { currencyCodes, defaultRates } from '@/commerce/pricing/currencies';
import { buildPriceCurve, CURVE_SIZES } from '@/commerce/pricing/priceCurve';
import { priceBySpec } from '@/testing/priceBySpec';
import { listCounters } from './testing/postedCarts';

/** How many of an extra are ordered: none, one, and more than any minimum. */
const quantities = [0, 1, 20];

it('the price curve of every activity is what the specification says, for every size, currency and brand', async () => {
  const mesh = buildMesh([await createFilesLoader('content').load()]);
  let compared = 0;
  for (const { shop } of listCounters(mesh)) {
    const terms = getTerms(shop.group);
    for (const { product, offer } of shop.products) {
      for (const currency of currencyCodes) {
        for (const quantity of quantities) {
          const extras = quantity === 0 ? [] : product.extras.map((it) => ({ ...it, quantity }));
          const mostPeople = product.units.max;
          const item = { ...offer, people: offer.minPeople, mostPeople, extras };
          const { points } = buildPriceCurve([item], currency, defaultRates, terms);
          for (const { people, total, perHead } of points) {
            const wire = {
              price: offer.price,
              single: offer.single,
              min_people: offer.minPeople,
              stag_goes_free: offer.stagGoesFree,
              number_of_people: people,
              extras: extras.map((it) => ({ ...it, min_people: it.minPeople })),
            };
            const expected =
              people > mostPeople
                ? { total: null, perHead: null }
                : priceBySpec([wire], defaultRates[currency], terms);
            // A comparison by `expect` would take minutes.
            if (total !== expected.total || perHead !== expected.perHead) {
              throw new Error(`${product.key} in ${shop.city.slug} for ${people} in ${currency}`);
            }
            compared += 1;
          }
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(CURVE_SIZES * currencyCodes.length * 1000);
});
