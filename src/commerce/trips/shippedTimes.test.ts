import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cityFacts } from '@/catalog/mesh/nodes/city';
import { productFacts } from '@/catalog/mesh/nodes/product';
import { listOwnClashes } from '@/commerce/timeline/findClashes';
import { toSlot } from '@/commerce/timeline/slot';
import { createWeekend } from '@/commerce/timeline/testing/weekends';
import { toActivityTimes } from '@/commerce/timeline/toActivityTimes';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(path.join('content', file), 'utf8'));

it('ships no start time at which the activity or the city allows nothing', () => {
  const wrong = readdirSync('content/products').flatMap((file) => {
    const product = productFacts.parse(read(`products/${file}`));
    return Object.entries(product.offers).flatMap(([key, offer]) => {
      const city = cityFacts.parse(read(`cities/${key}.json`));
      const times = toActivityTimes(product, offer, city);
      const [month = 1] = product.seasonMonths;
      const days = [1, 2, 3, 4, 5, 6, 7].map(
        (it) => `2027-${String(month).padStart(2, '0')}-0${it}`,
      );
      const weekend = createWeekend([], {
        stay: { arrival: null, departure: null },
        timeZone: city.timeZone,
        youngest: 40,
      });
      return offer.startTimes
        .filter((time) =>
          days.every((day) => {
            const activity = { id: product.id, day, dateChoice: 'chosen' as const, time, times };
            return listOwnClashes(toSlot(activity, day, time, weekend), weekend).length > 0;
          }),
        )
        .map((time) => `${file} ${key} ${time}`);
    });
  });
  expect(wrong).toEqual([]);
});
