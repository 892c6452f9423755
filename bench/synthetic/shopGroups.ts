import { languages } from '@/config/sites/site';
import { createPick } from './pick';
import type { Model } from './shipped';

type Group = Model<'shop-groups'>;
type Titles = Group['texts']['en']['shops'];

/**
 * A shipped brand that sells everything everywhere.
 *
 * @param productsOf returns the keys of the products in a city
 */
export const createShopGroup = (
  model: Group,
  cities: readonly Model<'cities'>[],
  productsOf: (cityIndex: number) => readonly string[],
  seed: number,
): Group => {
  const { key, facts } = model;
  const pick = createPick(seed + facts.id);
  const texts = Object.fromEntries(
    languages.map((lang) => {
      const known = model.texts[lang].shops;
      const titles = Object.fromEntries(
        cities.map((city): [string, Titles[string]] => {
          const { intro } = pick.one(Object.values(known));
          const title = `${city.texts[lang].name}: ${model.texts[lang].tagline}`
            .slice(0, 80)
            .trim();
          return [city.key, known[city.key] ?? { landingTitle: title, intro }];
        }),
      );
      return [lang, { ...model.texts[lang], shops: titles }];
    }),
  ) as Group['texts'];
  const shops = cities.map((city, index) => ({
    id: facts.id * 10_000 + index + 1,
    city: city.key,
    // Each brand lists the products in a different order.
    products: [...pick.some(productsOf(index), Number.POSITIVE_INFINITY)],
  }));
  return { key, facts: { ...facts, shops }, texts };
};
