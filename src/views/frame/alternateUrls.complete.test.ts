import { propsMakers } from '@/cli/content/listPages';
import { listCategories } from '@/catalog/mesh/queries/posts';
import { matchPath } from '@/config/sites/matchPath';
import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import { type SiteId, siteIds } from '@/config/sites/site';
import { getViewContext, type ViewContext } from '../context';
import {
  findActivityAlternate,
  findCategoryAlternate,
  findCityAlternate,
  findPageAlternate,
  findPostAlternate,
} from './alternateUrls';
import type { FindAlternate } from './languageLinks';

/** A page of a site. */
interface Place {
  readonly path: string;
  readonly findAlternate: FindAlternate;
  /** Names of the pages above it, nearest first. */
  readonly above: readonly string[];
}

/** Places by the language-independent name of their content. */
type Places = ReadonlyMap<string, Place>;

const listFixed = ({ site }: ViewContext): readonly (readonly [string, Place])[] =>
  (['home', 'destinations', 'blog'] as const).map((route) => [
    route,
    {
      path: buildPath(site, route),
      findAlternate: (other) => buildPath(other.site, route),
      above: [],
    },
  ]);

const listSales = ({ site, shops }: ViewContext): readonly (readonly [string, Place])[] =>
  shops.flatMap((shop) => [
    [
      shop.city.key,
      {
        path: buildPath(site, 'city', { city: shop.city.slug }),
        findAlternate: findCityAlternate('city', shop),
        above: ['destinations'],
      },
    ] as const,
    ...shop.products.map((sold): readonly [string, Place] => [
      `${sold.product.key} in ${shop.city.key}`,
      {
        path: buildPath(site, 'activity', { activity: sold.texts.slug, city: shop.city.slug }),
        findAlternate: findActivityAlternate(shop, sold),
        above: [shop.city.key, 'destinations'],
      },
    ]),
  ]);

const listWritings = (context: ViewContext): readonly (readonly [string, Place])[] => [
  ...listCategories(context.posts).map(
    ({ category: { key }, texts: { slug } }) =>
      [
        `posts about ${key}`,
        {
          path: buildPath(context.site, 'blogCategory', { category: slug }),
          findAlternate: findCategoryAlternate(key),
          above: ['blog'],
        },
      ] as const,
  ),
  ...context.posts.map((post): readonly [string, Place] => [
    `post ${post.key}`,
    {
      path: buildPath(context.site, 'blogPost', {
        category: post.categoryTexts.slug,
        post: post.slug,
      }),
      findAlternate: findPostAlternate(post),
      above: [`posts about ${post.category.key}`, 'blog'],
    },
  ]),
  ...context.pages.map((page): readonly [string, Place] => [
    `page ${page.kind ?? page.key}`,
    {
      path: buildPath(context.site, 'staticPage', { page: page.slug }),
      findAlternate: findPageAlternate(page),
      above: ['home'],
    },
  ]),
];

const contexts = new Map<SiteId, ViewContext>();
const places = new Map<SiteId, Places>();

const contextOn = (siteId: SiteId): ViewContext => {
  const context = contexts.get(siteId);
  if (!context) throw new Error(`${siteId} has no context`);
  return context;
};

const placesOn = (siteId: SiteId): Places => places.get(siteId) ?? new Map();

beforeAll(async () => {
  for (const siteId of siteIds) {
    const context = await getViewContext(sites[siteId]);
    contexts.set(siteId, context);
    const all = [...listFixed(context), ...listSales(context), ...listWritings(context)];
    places.set(siteId, new Map(all));
  }
});

/** The place of the first name that the site has: the thing itself, or its nearest parent. */
const expectOn = (siteId: SiteId, names: readonly string[]) => {
  const name = names.find((it) => placesOn(siteId).has(it));
  const place = placesOn(siteId).get(name ?? '');
  if (name === undefined || !place) throw new Error(`${siteId} has nothing of ${names.join(', ')}`);
  return { name, place };
};

const pathOf = (found: ReturnType<FindAlternate>) =>
  typeof found === 'string' ? found : found.above;

const pairs = siteIds.flatMap((from) =>
  siteIds.filter((to) => to !== from).map((to) => [from, to] as const),
);

it('there are 110 ways from one site to another', () => {
  expect(pairs).toHaveLength(110);
});

const kinds = { city: 8, activity: 80, post: 4, page: 5 } as const;

const kindOf = (name: string): keyof typeof kinds | undefined => {
  if (name.startsWith('post ')) return 'post';
  if (name.startsWith('page ')) return 'page';
  if (name.includes(' in ')) return 'activity';
  return name.includes(' ') || ['home', 'destinations', 'blog'].includes(name) ? undefined : 'city';
};

describe.each(pairs)('from %s to %s', (from, to) => {
  it('every city, activity, post and page leads to itself, or to what is nearest above it', () => {
    const counted = new Map<string, number>();
    for (const [name, { path, findAlternate, above }] of placesOn(from)) {
      const there = expectOn(to, [name, ...above]);
      const found = findAlternate(contextOn(to));
      const { path: expected } = there.place;
      expect([path, found]).toEqual([path, there.name === name ? expected : { above: expected }]);
      const kind = kindOf(name);
      if (kind) counted.set(kind, (counted.get(kind) ?? 0) + 1);
    }
    for (const [kind, least] of Object.entries(kinds)) {
      expect([kind, (counted.get(kind) ?? 0) >= least]).toEqual([kind, true]);
    }
  });

  it('the way there and back and there again ends where it ended the first time', () => {
    for (const [name, { findAlternate, above }] of placesOn(from)) {
      const there = expectOn(to, [name, ...above]);
      const back = expectOn(from, [there.name, ...there.place.above]);
      expect([name, ...above]).toContain(back.name);
      expect(pathOf(there.place.findAlternate(contextOn(from)))).toBe(back.place.path);
      const again = pathOf(back.place.findAlternate(contextOn(to)));
      expect([name, again]).toEqual([name, pathOf(findAlternate(contextOn(to)))]);
    }
  });
});

it.each(siteIds)(
  'every page that others lead to on %s is there',
  async (to) => {
    const others = siteIds.filter((siteId) => siteId !== to);
    const targets = new Set(
      others.flatMap((from) =>
        [...placesOn(from).values()].map(({ findAlternate }) =>
          pathOf(findAlternate(contextOn(to))),
        ),
      ),
    );
    expect(targets.size).toBeGreaterThan(80);
    for (const path of targets) {
      const match = matchPath(sites[to], decodeURIComponent(path));
      if (
        !match ||
        match.route === 'notFound' ||
        match.route === 'tripReading' ||
        match.route === 'payment'
      ) {
        throw new Error(`${to} has no ${path}`);
      }
      const { activity, city, ...rest } = match.params;
      const folders = {
        ...rest,
        ...(match.route === 'city' ? { slug: city } : city === undefined ? {} : { city }),
        ...(activity === undefined ? {} : { slug: activity }),
      } as Readonly<Record<string, string>>;
      const made = await propsMakers[match.route]({ params: { site: to, ...folders } });
      expect([path, 'props' in made]).toEqual([path, true]);
    }
  },
  120_000,
);
