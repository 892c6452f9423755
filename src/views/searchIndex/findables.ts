import { walkProse } from '@/catalog/mesh/prose/walkProse';
import type { Shop } from '@/catalog/mesh/queries/shops';
import type { Findable } from '@/catalog/search/buildSearchData';
import { toWords } from '@/catalog/search/spellings';
import { buildPath } from '@/config/sites/paths';
import { lowestPrice } from '../cards/toCards';
import type { ViewContext } from '../context';
import { categoryWords } from './categoryWords';
import { listActivities, type SoldIn } from './listActivities';
import { occasionWords } from './occasionWords';

/** Other names of a city: its slug, and its form inside a sentence. */
const alsoOf = ({ city, cityTexts }: Shop) => [city.slug, cityTexts.inCity];

const toNames = (shops: readonly Shop[]) =>
  shops.flatMap((shop) => [shop.cityTexts.name, ...alsoOf(shop)]).join(' ');

const toCity = ({ site, group }: ViewContext, shop: Shop): Findable => {
  const { city, cityTexts, landingTitle, intro } = shop;
  const country = new Intl.DisplayNames(site.formatLocale, { type: 'region' }).of(city.country);
  return {
    entry: {
      kind: 'city',
      title: cityTexts.name,
      note: landingTitle,
      href: buildPath(site, 'city', { city: city.slug }),
      picture: city.picture.src,
      price: lowestPrice(shop),
      also: alsoOf(shop),
    },
    texts: {
      also: [...alsoOf(shop), country, occasionWords[group.audience][site.lang]].join(' '),
      cities: toNames([shop]),
      body: [landingTitle, intro, cityTexts.summary].join(' '),
    },
  };
};

const toActivity = ({ site, group, shops }: ViewContext, places: readonly SoldIn[]): Findable[] => {
  const [first] = places;
  if (!first) return [];
  const { product, texts } = first.sold;
  const category = categoryWords[site.lang][product.category];
  return [
    {
      entry: {
        kind: 'activity',
        title: texts.name,
        note: category,
        picture: product.picture.src,
        places: places.map(({ shop, sold: { offer } }) => ({
          city: shops.indexOf(shop),
          href: buildPath(site, 'activity', { activity: texts.slug, city: shop.city.slug }),
          price: offer.price,
          single: offer.single,
        })),
      },
      texts: {
        // The key is the activity's English name, which many visitors type in any language.
        also: [category, texts.slug, product.key, occasionWords[group.audience][site.lang]].join(
          ' ',
        ),
        cities: toNames(places.map(({ shop }) => shop)),
        body: texts.summary,
      },
    },
  ];
};

/** There are many posts, so their full texts would make the index too large. */
const toPostBody = ({ summary, read }: ViewContext['posts'][number]) =>
  [summary, ...read().headings.map(({ text }) => text)].join(' ');

/** Short words occur in every text and nobody searches for them. */
const isTelling = (word: string) => word.length > 3;

/** Terms and questions are searchable by their full text. Each word is indexed once. */
const toPageBody = ({ summary, read }: ViewContext['pages'][number]) => {
  const told = walkProse(read().prose).filter((node) => typeof node === 'string');
  const words = new Set([...toWords(summary), ...toWords(told.join(' ')).filter(isTelling)]);
  return [...words].join(' ');
};

const listPosts = ({ site, shops, posts }: ViewContext): readonly Findable[] =>
  posts.map((post) => ({
    entry: {
      kind: 'post',
      title: post.title,
      note: post.categoryTexts.name,
      href: buildPath(site, 'blogPost', { category: post.categoryTexts.slug, post: post.slug }),
    },
    texts: {
      also: post.categoryTexts.name,
      cities: toNames(shops.filter(({ city }) => post.cities.includes(city.key))),
      body: toPostBody(post),
    },
  }));

const listPages = ({ site, pages }: ViewContext): readonly Findable[] =>
  pages.map((page) => ({
    entry: {
      kind: 'page',
      title: page.title,
      note: page.summary,
      href: buildPath(site, 'staticPage', { page: page.slug }),
    },
    texts: { also: '', cities: '', body: toPageBody(page) },
  }));

/**
 * Lists everything that a site's search covers. Cities come first, so that their ids equal their positions in the
 * brand's order.
 */
export const listFindables = (context: ViewContext): readonly Findable[] => {
  const { shops } = context;
  return [
    ...shops.map((shop) => toCity(context, shop)),
    ...listActivities(shops).flatMap((places) => toActivity(context, places)),
    ...listPosts(context),
    ...listPages(context),
  ];
};
