import { readFileSync } from 'node:fs';
import { unlistedSite } from './activeSites';
import { listCluster } from './clusters';
import { sites } from './records';
import { type Site, siteIds } from './site';

const all: readonly Site[] = siteIds.map((id) => sites[id]);

const idsOf = (site: Site) => listCluster({}, site).map(({ id }) => id);

const audienceOf = ({ shopGroupId }: Site) =>
  (
    JSON.parse(readFileSync(`content/shop-groups/${shopGroupId}.json`, 'utf8')) as {
      readonly audience: string;
    }
  ).audience;

it('consumer sites are each other’s translations, the corporate ones each other’s', () => {
  expect(idsOf(sites.fr)).toEqual(['en', 'de', 'fr', 'pl', 'dk', 'no', 'sv']);
  expect(idsOf(sites.en3)).toEqual(['en2', 'en3']);
});

it('further sites of a language stand alone', () => {
  expect([sites.pl2, sites.pl3].map(idsOf)).toEqual([[], []]);
});

it('a single site stands alone, whatever it is made from', () => {
  const env = { siteHosts: {}, locale: 'de', shopGroupId: 5, theme: undefined } as const;
  expect(idsOf(unlistedSite(env))).toEqual([]);
});

it.each(all.filter(({ cluster }) => cluster))(
  '$id is known by a tag of its own language, among sites for the same visitors',
  (site) => {
    const tag = new Intl.Locale(site.cluster?.hreflang ?? '');
    expect([tag.language, tag.toString()]).toEqual([site.lang, site.cluster?.hreflang]);
    expect(audienceOf(site)).toBe(site.cluster?.name);
  },
);

it.each(['en', 'en3'] as const)(
  'in the cluster of %s every tag is one site’s, and one is for the rest',
  (id) => {
    const places = listCluster({}, sites[id]).map(({ cluster }) => cluster);
    expect(new Set(places.map((place) => place?.hreflang)).size).toBe(places.length);
    expect(places.filter((place) => place?.isDefault)).toHaveLength(1);
  },
);
