import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import { type Site, type SiteId, siteIds } from '@/config/sites/site';
import { allSites, loadShops, loadWritings } from '../support/catalogue';
import { ask, langOf } from '../support/http';

interface LanguageLink {
  readonly siteId: SiteId;
  readonly path: string;
  /** The other site lacks the page, and the path leads to the parent page. */
  readonly isAbove?: true;
}

/** The language menu in the page data. The browser adds the hosts of its links. */
const languageLinksOf = (body: string): readonly LanguageLink[] => {
  const json = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '{}';
  const { props } = JSON.parse(json) as {
    readonly props: {
      readonly pageProps: { readonly frame: { readonly languages: readonly LanguageLink[] } };
    };
  };
  return props.pageProps.frame.languages;
};

/** Paths of all posts and pages of a site, by a key that is the same on all sites. */
const listWrittenPaths = async (site: Site): Promise<ReadonlyMap<string, string>> => {
  const { posts, pages } = await loadWritings(site);
  return new Map([
    ...posts.map(({ key, slug, categoryTexts }): readonly [string, string] => [
      `post ${key}`,
      buildPath(site, 'blogPost', { category: categoryTexts.slug, post: slug }),
    ]),
    ...pages.map(({ key, kind, slug }): readonly [string, string] => [
      `page ${kind ?? key}`,
      buildPath(site, 'staticPage', { page: slug }),
    ]),
  ]);
};

for (const site of allSites) {
  it(`links each post and page of ${site.id} to its translations, and to no other page`, async () => {
    const all = new Map(
      await Promise.all(
        allSites.map(async (it) => [it.id as string, await listWrittenPaths(it)] as const),
      ),
    );
    for (const [key, path] of all.get(site.id) ?? []) {
      const answer = await ask(`${site.id}.localhost`, path);
      expect([path, answer.status, langOf(answer)]).toEqual([path, 200, site.lang]);
      for (const { siteId, path: target, isAbove } of languageLinksOf(answer.body)) {
        const link = isAbove ? undefined : target;
        expect([path, siteId, link]).toEqual([path, siteId, all.get(siteId)?.get(key)]);
      }
    }
  });
}

it('links a post in seven languages to each, and one in English to itself', async () => {
  const { posts } = await loadWritings(sites.en);
  const linkedSites = async (wanted: string) => {
    const post = posts.find(({ key }) => key === wanted);
    if (!post) throw new Error(`en has no ${wanted}`);
    const category = post.categoryTexts.slug;
    const path = buildPath(sites.en, 'blogPost', { category, post: post.slug });
    const links = languageLinksOf((await ask('en.localhost', path)).body);
    return links.flatMap(({ siteId, isAbove }) => (isAbove ? [] : [siteId])).sort();
  };
  expect(await linkedSites('packing-list')).toEqual(['de', 'dk', 'en', 'fr', 'no', 'pl', 'sv']);
  expect(await linkedSites('joint-weekend')).toEqual(['en']);
});

const consumerSites = siteIds.filter((id) => !['en2', 'en3'].includes(id));

/** One site per other language: the first that has it. */
const listOtherLanguages = (from: Site): readonly SiteId[] =>
  consumerSites.filter(
    (id) =>
      sites[id].lang !== from.lang &&
      consumerSites.find((other) => sites[other].lang === sites[id].lang) === id,
  );

/** Paths of the kinds of page that every site has once, or once per city. */
const listFixedPaths = (site: Site, city: string): Readonly<Record<string, string>> => ({
  home: buildPath(site, 'home'),
  destinations: buildPath(site, 'destinations'),
  activities: buildPath(site, 'activities'),
  map: buildPath(site, 'map'),
  blog: buildPath(site, 'blog'),
  about: buildPath(site, 'about'),
  search: buildPath(site, 'search'),
  searchIndex: buildPath(site, 'searchIndex'),
  cart: buildPath(site, 'cart', { city }),
  summary: buildPath(site, 'summary', { city }),
});

for (const from of consumerSites) {
  it(`links every other screen of ${from} to the same screen of other sites`, async () => {
    const shops = await loadShops();
    const { key, slug } = shops.get(from)?.[0]?.city ?? {};
    for (const [name, path] of Object.entries(listFixedPaths(sites[from], slug ?? ''))) {
      const links = languageLinksOf((await ask(`${from}.localhost`, path)).body);
      expect([name, ...links.map(({ siteId }) => siteId).sort()]).toEqual([
        name,
        ...[from, ...listOtherLanguages(sites[from])].sort(),
      ]);
      for (const { siteId, path: target } of links) {
        const there = shops.get(siteId)?.find(({ city }) => city.key === key)?.city.slug;
        const hasCity = (name !== 'cart' && name !== 'summary') || there !== undefined;
        const wanted = listFixedPaths(sites[siteId], there ?? '')[hasCity ? name : 'destinations'];
        const what = `${name} from ${from} to ${siteId}`;
        const answer = await ask(`${siteId}.localhost`, target);
        expect([what, target, answer.status, langOf(answer)]).toEqual([
          what,
          wanted,
          200,
          sites[siteId].lang,
        ]);
      }
    }
    // Only the site that took an order knows it.
    const confirmation = languageLinksOf((await ask(`${from}.localhost`, '/thankYou')).body);
    for (const { siteId, path } of confirmation) {
      expect([siteId, path]).toEqual([siteId, siteId === from ? '/thankYou' : '/']);
    }
  });
}
