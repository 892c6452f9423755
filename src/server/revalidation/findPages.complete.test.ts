import { propsMakers } from '@/cli/content/listPages';
import type { PageProps } from '@/ui/layouts/frameProps';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import type { Mesh } from '@/catalog/mesh/mesh';
import type * as currencies from '@/commerce/pricing/currencies';
import { routeNames } from '@/config/sites/routes';
import { sites as records } from '@/config/sites/records';
import { type Site, siteIds } from '@/config/sites/site';
import { dataOf, drop, edit, put, toLoaded } from '@/testing/editContent';
import { type Content, createSmallContent } from '@/testing/smallContent';
import { contextOf } from '@/views/context';
import { readSeoMetadata } from '@/views/seoMetadata/seoMetadata';
import { listAllPages } from './allPages';
import { findPages } from './findPages';
import { type Page, toInternalPath } from '@/config/sites/page';
import type { Entity } from './entity';

let current: Mesh;

// The interface texts do not change with the content, and would be read again for every page.
jest.mock('@/ui/i18n/loadTranslations', () => {
  const nav = {
    ...{ about: 'About', activities: 'Activities', blog: 'Blog' },
    ...{ destinations: 'Destinations', map: 'Map' },
  };
  const price = { perGroup: 'for the group', perPerson: 'per person' };
  const common = { nav, price, breadcrumb: { home: 'Home' } };
  return {
    loadTranslations: async (lang: string) => ({
      _nextI18Next: { initialI18nStore: { [lang]: { common } }, initialLocale: lang },
    }),
  };
});
jest.mock('@/catalog/mesh/getRates', () => ({
  getRates: async () =>
    jest.requireActual<typeof currencies>('@/commerce/pricing/currencies').defaultRates,
}));
jest.mock('@/catalog/mesh/getMesh', () => ({ getMesh: async () => current }));

const sites = siteIds.map((siteId) => records[siteId]);

/** Creates content for nine sites of four brands, with enough posts for a second page and pictures that can change. */
const createContent = (): Content => {
  const small = createSmallContent();
  const copies: [string, unknown][] = [];
  for (const lang of ['en', 'de', 'fr', 'pl', 'da', 'no', 'sv']) {
    copies.push([
      `texts/${lang}/shop-groups/3.json`,
      dataOf(small, `texts/${lang}/shop-groups/1.json`),
    ]);
    copies.push([
      `texts/${lang}/shop-groups/4.json`,
      dataOf(small, `texts/${lang}/shop-groups/2.json`),
    ]);
  }
  const withShops = (id: number, from: number) => {
    const group = dataOf(small, `shop-groups/${from}.json`) as {
      readonly shops: readonly { readonly id: number }[];
    };
    const shops = group.shops.map((shop, index) => ({ ...shop, id: id * 100 + index + 1 }));
    return { ...group, id, name: `Brand ${id}`, shops };
  };
  const post = dataOf(small, 'posts/en/packing-list.md') as { readonly frontMatter: object };
  const more = Array.from({ length: 7 }, (_, at): [string, unknown] => [
    `posts/en/post-${at}.md`,
    {
      ...post,
      frontMatter: {
        ...post.frontMatter,
        title: `The post of number ${at}`,
        slug: `post-${at}`,
        date: `2026-04-0${at + 1}`,
        cities: at % 2 === 0 ? ['prague'] : [],
        activities: [],
        category: at > 4 ? 'food' : 'planning',
      },
      body: at === 0 ? '## A list\n\nSee [it](post:packing-list).\n' : '## Text\n\nSome words.\n',
    },
  ]);
  const facts = { width: 10, height: 10, color: '#aaaaaa', version: 'a' };
  const kinds: [string, unknown][] = [
    [
      'products/karaoke.json',
      { ...(dataOf(small, 'products/karaoke.json') as object), category: 'nightlife' },
    ],
    [
      'products/pub-crawl.json',
      { ...(dataOf(small, 'products/pub-crawl.json') as object), category: 'drinks' },
    ],
  ];
  const food = (['en', 'de', 'pl'] as const).map((lang): [string, unknown] => [
    `texts/${lang}/blog-categories/food.json`,
    {
      slug: 'food',
      name: 'Food',
      intro: 'Where to eat, and what, in all the cities that there are.',
    },
  ]);
  return [
    ['shop-groups/3.json', withShops(3, 1)] as const,
    ['shop-groups/4.json', withShops(4, 2)] as const,
    ['blog-categories/food.json', { id: 2 }] as const,
    ['images/small.jpg', facts] as const,
    ['images/team.jpg', facts] as const,
    ['images/share/1.jpg', facts] as const,
    ['images/share/plan.jpg', facts] as const,
    ...food,
    ...copies,
    ...kinds,
    ...more,
  ].reduce((content, [file, data]) => put(content, file, data), small);
};

const folders = (page: Page): Record<string, string> => {
  const { activity, ...params } = page.params;
  if (page.route === 'city') return { slug: params['city'] ?? '' };
  return activity === undefined ? params : { ...params, slug: activity };
};

const makePage = async (mesh: Mesh, site: Site, page: Page): Promise<string> => {
  if (page.route === 'notFound' || page.route === 'tripReading' || page.route === 'payment') {
    throw new Error('It is rendered per request');
  }
  current = mesh;
  const made = await propsMakers[page.route]({ params: { site: site.id, ...folders(page) } });
  if (!('props' in made)) return JSON.stringify(made);
  const { frame } = made.props as PageProps;
  return JSON.stringify([made.props, readSeoMetadata(frame)]);
};

const made = new WeakMap<Mesh, Map<string, string>>();

const pagesOf = (mesh: Mesh, site: Site) => {
  const context = contextOf(mesh, site);
  return context ? listAllPages(context) : [];
};

/** Finds the pages whose content differs between two meshes, by internal path. */
const findChanged = async (before: Mesh, after: Mesh): Promise<readonly string[]> => {
  const changed: string[] = [];
  const known = made.get(before) ?? new Map<string, string>();
  made.set(before, known);
  for (const site of sites) {
    const pages = [...pagesOf(before, site), ...pagesOf(after, site)];
    // A site without its brand has no pages. Its renders fail, so it keeps the old pages.
    if (!contextOf(after, site) || !contextOf(before, site)) continue;
    for (const [name, page] of new Map(pages.map((it) => [toInternalPath(site, it), it]))) {
      const old = known.get(name) ?? (await makePage(before, site, page));
      known.set(name, old);
      if (old !== (await makePage(after, site, page))) changed.push(name);
    }
  }
  return changed;
};

const mend = (content: Content, last?: Mesh) => buildMesh([toLoaded(content)], last);

const content = createContent();
const before = mend(content);

/** @returns other values of the same kind */
const others = (value: unknown): readonly unknown[] => {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1, value / 2];
  if (typeof value === 'string') {
    if (value.startsWith('#')) return ['#bbbbbb'];
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return ['2026-03-01', '2026-07-01'];
    return [`${value} x`, `${value}-x`, ...(enums.find((it) => it.includes(value)) ?? [])].filter(
      (it) => it !== value,
    );
  }
  return [];
};

const enums = [
  ['consumer', 'corporate'],
  ['indoor', 'outdoor'],
  ['day', 'night'],
  ['flexible', 'standard', 'strict'],
  ['food', 'drinks', 'nightlife'],
  ['krakow', 'prague'],
  ['planning', 'food'],
  ['legal', 'company'],
  ['karaoke', 'food-tour', 'pub-crawl'],
  ['krakow/food-tour', 'krakow/karaoke'],
  ['PL', 'DE'],
  ['PLN', 'EUR'],
  ['KRK', 'GDN'],
  ['Europe/Warsaw', 'Europe/Riga'],
  ['en', 'de', 'pl'],
  ['/images/small.jpg', '/images/team.jpg'],
  ['10:00', '11:00'],
  ['stag', 'hen'],
  ['privacy', 'terms'],
];

/** Lists edits of all values in a file by dotted path. Lists are reversed and shortened; their first item is edited. */
const listEdits = (data: unknown, path = ''): readonly (readonly [string, unknown])[] => {
  const below = (name: string) => (path ? `${path}.${name}` : name);
  if (Array.isArray(data)) {
    const items: readonly unknown[] = data;
    const whole =
      items.length > 1
        ? [
            [path, [...items].reverse()],
            [path, items.slice(1)],
          ]
        : [];
    return [
      ...(whole as [string, unknown][]),
      ...(items.length > 0 ? listEdits(items[0], below('0')) : []),
    ];
  }
  if (typeof data === 'object' && data !== null) {
    return Object.entries(data).flatMap(([name, value]) => listEdits(value, below(name)));
  }
  return others(data).map((value) => [path, value] as const);
};

/** Per file, to limit the duration of the test. */
const mostEdits = 3;

/** Picks edits from all parts of a file, at other positions than in other files of the same kind. */
const pickEdits = (file: string) => {
  const all = listEdits(dataOf(content, file));
  const alike = files.filter((it) => toKind(it) === toKind(file));
  const shift = alike.indexOf(file) / alike.length;
  const step = Math.max(1, all.length / mostEdits);
  const picked = Array.from({ length: mostEdits }, (_, turn) => Math.floor((turn + shift) * step));
  return all.filter((_, at) => picked.includes(at));
};

const toThing = (file: string): Entity => {
  const [first = '', second = '', third = '', last = ''] = file
    .replace(/\.(?:json|md)$/, '')
    .split('/');
  if (first === 'images') return { type: 'picture', id: `/${file}` };
  if (first === 'posts' || first === 'pages') {
    return { type: first === 'posts' ? 'post' : 'page', id: `${second}/${third}` };
  }
  const [collection, id] = first === 'texts' ? [third, last] : [first, second];
  const types: Readonly<Record<string, Entity['type']>> = {
    cities: 'city',
    products: 'product',
    'shop-groups': 'shop-group',
    people: 'person',
    'blog-categories': 'blog-category',
  };
  return { type: types[collection] ?? 'redirects', id };
};

const sizes: { thing: string; changed: number; named: number }[] = [];

const expectAllNamed = async (edited: Content, thing: Entity, what: string) => {
  const after = mend(edited, before);
  const changed = await findChanged(before, after);
  const named = new Set(
    findPages({ sites, meshes: [after, before] }, thing).map(({ site, page }) =>
      toInternalPath(site, page),
    ),
  );
  const missed = changed.filter((name) => !named.has(name));
  if (missed.length > 0)
    throw new Error(`${what} changed ${missed.slice(0, 8).join(', ')} (${missed.length}) too`);
  if (changed.length > 0) {
    sizes.push({ thing: thing.type, changed: changed.length, named: named.size });
  }
};

it('knows every page there is', () => {
  // One site for consumers and one for companies.
  const routes = new Set(
    [records.en, records.en2].flatMap((site) => {
      const context = contextOf(before, site);
      return context ? listAllPages(context).map(({ route }) => route) : [];
    }),
  );
  // They are rendered for each request.
  const uncached = ['tripReading', 'payment'];
  expect([...routes, 'notFound', ...uncached].sort()).toEqual([...routeNames].sort());
});

/** Files that are not tested, because similar files are. */
const untried =
  /^(?:texts\/(?:de|fr|da|no|sv)|pages\/(?:pl|fr)|posts\/en\/post-[1346]|shop-groups\/[34])|shop-groups\/[34]\.json|pages\/\w+\/(?:faq|how|canc)|texts\/pl\/(?:cities\/prague|products\/pub|shop-groups\/2|blog-categories\/food)/;

const isTried = (file: string) => !untried.test(file);

const files = [...content.keys()].filter((file) => isTried(file) && file !== 'redirects.json');

/** @returns the folder without the language */
const toKind = (file: string) => file.replace(/\/(?:en|de|pl)\//, '/').replace(/\/[^/]+$/, '');

describe('names every page that an edit changes', () => {
  it.each(files)(
    '%s',
    async (file) => {
      const thing = toThing(file);
      for (const [field, value] of pickEdits(file)) {
        await expectAllNamed(edit(content, file, field, value), thing, `${file} ${field}`);
      }
      await expectAllNamed(drop(content, file), thing, `${file} gone`);
    },
    240_000,
  );
});

it('names the screens that tell the server which terms were shown', async () => {
  const file = 'pages/en/terms.md';
  const edited = edit(content, file, 'gitBlobId', 'f'.repeat(40));
  const both = edit(edited, 'pages/en/cancellation.md', 'gitBlobId', 'f'.repeat(40));
  await expectAllNamed(both, toThing(file), `${file} gitBlobId`);
});

it('names no more than four times as many pages as differ, taken over all edits', () => {
  const sum = (field: 'changed' | 'named') => sizes.reduce((all, it) => all + it[field], 0);
  expect(sizes.length).toBeGreaterThan(60);
  // The actual ratio is 2.2. It would be 5.5 if all pages were named each time.
  expect(sum('named') / sum('changed')).toBeLessThan(4);
});
