import type { TextsOf } from '@/catalog/mesh/collections';
import type { Offer, ProductFacts } from '@/catalog/mesh/nodes/product';
import { type Language, languages } from '@/config/sites/site';
import { createPick, type Pick } from './pick';
import type { Model } from './shipped';

type Product = Model<'products'>;
type Texts = TextsOf<'products'>;

const mostName = 48;

const toTexts = (
  model: Product,
  all: readonly Product[],
  number: number,
  lang: Language,
  pick: Pick,
): Texts => {
  const own = model.texts[lang];
  const texts = all.map((it) => it.texts[lang]);
  const mix = <Item>(list: (texts: Texts) => readonly Item[]): Item[] => [
    ...pick.some(texts.flatMap(list), list(own).length),
  ];
  return {
    ...own,
    slug: `${own.slug.slice(0, 50)}-${number}`,
    name: `${own.name.slice(0, mostName - 5)} ${number}`,
    description: mix((it) => it.description),
    highlights: mix((it) => it.highlights),
    inclusions: mix((it) => it.inclusions),
    exclusions: mix((it) => it.exclusions),
    prebooking: mix((it) => it.prebooking),
    faq: mix((it) => it.faq),
    reviews: mix((it) => it.reviews),
  };
};

const createOffer = (model: Product, city: Model<'cities'>, pick: Pick): Offer => {
  const offer = pick.one(Object.values(model.facts.offers));
  const { latitude, longitude } = city.facts.coordinates;
  return {
    ...offer,
    price: Math.max(20, offer.price + pick.whole(-30, 30)),
    meetingPoint: { ...offer.meetingPoint, latitude, longitude },
  };
};

/** A new product modelled on a shipped one, sold in some cities, for every kind of group. */
export const createProduct = (
  all: readonly Product[],
  index: number,
  cities: readonly Model<'cities'>[],
  seed: number,
): Product => {
  const pick = createPick(seed + 31 * index);
  const [model] = all.slice(index % all.length);
  if (!model) throw new Error('There is no product to make others after');
  const id = 1000 + index;
  const facts: ProductFacts = {
    ...model.facts,
    id,
    audiences: ['consumer', 'corporate'],
    extras: model.facts.extras.map((extra, position) => ({ ...extra, id: id * 10 + position })),
    offers: Object.fromEntries(
      cities.map((city) => [city.key, createOffer(model, city, pick)] as const),
    ),
  };
  const texts = Object.fromEntries(
    languages.map((lang) => [lang, toTexts(model, all, index + 1, lang, pick)]),
  ) as Product['texts'];
  return { key: `${model.key}-${index + 1}`, facts, texts };
};
