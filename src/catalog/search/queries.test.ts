import { type SiteId, siteIds } from '@/config/sites/site';
import { loadSearchData } from '@/testing/shippedSearch';
import { createSearch, type Search } from './createSearch';
import type { SearchData } from './entries';
import { listRows } from './listRows';

/** Typical queries, with the path of the first hit. */
const queries: Readonly<Partial<Record<SiteId, readonly (readonly [string, string])[]>>> = {
  en: [
    ['beer bike', '/beer-bike/krakow'],
    ['BEER BIKE', '/beer-bike/krakow'],
    ['beerbike', '/beer-bike/krakow'],
    ['bere bike', '/beer-bike/krakow'],
    ['beer bike riga', '/beer-bike/riga'],
    ['riga beer bike', '/beer-bike/riga'],
    ['be', '/berlin'],
    ['krakow', '/krakow'],
    ['Kraków', '/krakow'],
    ['cracow', '/krakow'],
    ['karkow', '/krakow'],
    ['prauge', '/prague'],
    ['gdańsk', '/gdansk'],
    ['go karting', '/go-karting/krakow'],
    ['gokart', '/go-karting/krakow'],
    ['go kartng prag', '/go-karting/prague'],
    ['karting in budapest', '/go-karting/budapest'],
    ['coctail', '/cocktail-masterclass/krakow'],
    ['wine lisbon', '/wine-tasting/lisbon'],
    ['escape rooms', '/escape-room/krakow'],
    ['charcoal', '/life-drawing/krakow'],
    ['latvia', '/riga'],
    ['portugal', '/lisbon'],
    ['airport', '/airport-limousine/krakow'],
    ['stag do prague', '/prague'],
    ['refund', '/page/cancellation'],
  ],
  de: [
    ['bierbike', '/bierbike/krakow'],
    ['bier bike', '/bierbike/krakow'],
    ['Bierbkie', '/bierbike/krakow'],
    ['bierb', '/bierbike/krakow'],
    ['danzig', '/gdansk'],
    ['Gdańsk', '/gdansk'],
    ['krakau', '/krakow'],
    ['warschua', '/warsaw'],
    ['schießstand', '/schiessstand/krakow'],
    ['schiessstand', '/schiessstand/krakow'],
    ['schiesstand', '/schiessstand/krakow'],
    ['kneipentour prag', '/kneipentour/prague'],
    ['kneiptn', '/kneipentour/krakow'],
    ['boot budapest', '/partyboot/budapest'],
    ['gefuehrte kneipentour', '/kneipentour/krakow'],
    ['gefuhrte kneipentour', '/kneipentour/krakow'],
    ['karaokeraum', '/karaoke-raum/krakow'],
    ['limousine', '/flughafen-limousine/krakow'],
    ['Lettland', '/riga'],
    ['jga prag', '/prague'],
  ],
  fr: [
    ['vélo à bière', '/velo-a-biere/krakow'],
    ['velo a biere', '/velo-a-biere/krakow'],
    ['velo a bierre', '/velo-a-biere/krakow'],
    ['cracovie', '/krakow'],
    ['cracovi', '/krakow'],
    ['varsovie', '/warsaw'],
    ['karaoke', '/karaoke-prive/krakow'],
    ['diner croisiere', '/diner-croisiere/krakow'],
    ['degustation de vins lisbonne', '/degustation-de-vins/lisbon'],
    ['forêt', '/paintball-en-foret/krakow'],
    ['lettonie', '/riga'],
  ],
  pl: [
    ['rower piwny', '/rower-piwny/krakow'],
    ['gokarty', '/gokarty/krakow'],
    ['gokarty w Pradze', '/gokarty/prague'],
    ['krakow', '/krakow'],
    ['w Krakowie', '/krakow'],
    ['gdansk', '/gdansk'],
    ['warszwa', '/warsaw'],
    ['fałszywe aresztowanie', '/falszywe-aresztowanie/krakow'],
    ['falszywe aresztowanie', '/falszywe-aresztowanie/krakow'],
    ['siekiery', '/rzucanie-siekierami/krakow'],
    ['quady gdansk', '/wyprawa-na-quadach/gdansk'],
    ['splyw kajakowy', '/splyw-kajakowy/krakow'],
    ['strzlnica', '/strzelnica/krakow'],
    ['popoludnie w spa', '/popoludnie-w-spa/krakow'],
    ['łotwa', '/riga'],
  ],
  pl2: [
    ['strzelnica', '/strzelnica/krakow'],
    ['paintball berlin', '/paintball-w-lesie/berlin'],
  ],
  pl3: [['sesja zdjeciowa', '/sesja-zdjeciowa-w-miescie/krakow']],
  dk: [
    ['ølcykel', '/oelcykel/krakow'],
    ['olcykel', '/oelcykel/krakow'],
    ['oelcykel', '/oelcykel/krakow'],
    ['ølcykle', '/oelcykel/krakow'],
    ['øksekast', '/oeksekast/krakow'],
    ['festbåd', '/festbaad/krakow'],
    ['festbaad riga', '/festbaad/riga'],
    ['festbad', '/festbaad/krakow'],
    ['bøf', '/boef-og-oel/krakow'],
    ['boef', '/boef-og-oel/krakow'],
    ['spaeftermiddag', '/spaeftermiddag/krakow'],
    ['letland', '/riga'],
  ],
  no: [
    ['ølsykkel', '/olsykkel/krakow'],
    ['olsykkel', '/olsykkel/krakow'],
    ['oelsykkel', '/olsykkel/krakow'],
    ['øksekasting', '/oksekasting/krakow'],
    ['festbåt', '/festbat/krakow'],
    ['festbaat', '/festbat/krakow'],
    ['festbat praha', '/festbat/prague'],
    ['kajaktur', '/kajakktur/krakow'],
    ['håndverksøl', '/smaking-av-handverksol/krakow'],
    ['handverksol', '/smaking-av-handverksol/krakow'],
    ['lisboa', '/lisbon'],
  ],
  sv: [
    ['ölcykel', '/olcykel/krakow'],
    ['olcykel', '/olcykel/krakow'],
    ['oelcykel', '/olcykel/krakow'],
    ['ölcykle', '/olcykel/krakow'],
    ['partybåt', '/partybat/krakow'],
    ['partybaat', '/partybat/krakow'],
    ['båt', '/partybat/krakow'],
    ['gästabud', '/medeltida-gastabud/krakow'],
    ['gaestabud', '/medeltida-gastabud/krakow'],
    ['fyrhjulling', '/fyrhjuling/krakow'],
    ['lissabon', '/lisbon'],
    ['lettland', '/riga'],
  ],
  en2: [['chain reaktion', '/chain-reaction-workshop/krakow']],
  en3: [['gala diner warsaw', '/gala-dinner/warsaw']],
};

describe.each(siteIds)('on %s', (siteId) => {
  let data: SearchData;
  let search: Search;

  beforeAll(async () => {
    data = await loadSearchData(siteId);
    search = createSearch(data);
  });

  const firstHref = (query: string) => {
    const [row] = listRows(search(query).hits, 1);
    return row && (row.place?.href ?? ('href' in row.hit.entry ? row.hit.entry.href : null));
  };

  it.each(queries[siteId] ?? [])('%j leads to %s', (query, href) => {
    expect(firstHref(query)).toBe(href);
  });

  it('an activity by its bare name is that of the first city of the brand that has it', () => {
    const activities = data.entries.filter((entry) => entry.kind === 'activity');
    expect(activities.length).toBeGreaterThan(10);
    for (const { title, places } of activities) expect(firstHref(title)).toBe(places[0]?.href);
  });

  it('an activity and a city are the activity there, in either order', () => {
    const activities = data.entries.filter((entry) => entry.kind === 'activity');
    expect(activities.flatMap(({ places }) => places).length).toBeGreaterThan(100);
    for (const entry of activities) {
      for (const { city, href } of entry.places) {
        const name = data.entries[city]?.title ?? '';
        expect(firstHref(`${entry.title} ${name}`)).toBe(href);
        expect(firstHref(`${name} ${entry.title}`)).toBe(href);
      }
    }
  });

  it('the name of a city is the city, and after it what there is in it', () => {
    const cities = data.entries.filter(({ kind }) => kind === 'city');
    expect(cities.length).toBeGreaterThan(5);
    for (const city of cities) {
      const rows = listRows(search(city.title).hits, 20);
      expect(rows[0]?.hit.entry).toEqual(city);
      const there = rows.flatMap(({ place }) => (place ? [place.name] : []));
      expect(there.length).toBeGreaterThan(5);
      expect(new Set(there)).toEqual(new Set([city.title]));
    }
  });
});

describe.each([
  ['en', 'stag'],
  ['en', 'hen do'],
  ['de', 'junggesellenabschied'],
  ['de', 'Junggesellinnenabschied'],
  ['fr', 'EVJF'],
  ['fr', 'enterrement de vie de garçon'],
  ['pl', 'wieczór panieński'],
  ['dk', 'polterabend'],
  ['no', 'utdrikningslag'],
  ['sv', 'svensexa'],
  ['sv', 'mohippa'],
  ['en2', 'team building'],
] as const)('what people come for, on %s: %j', (siteId, occasion) => {
  it('is every city, and every activity', async () => {
    const data = await loadSearchData(siteId);
    const found = createSearch(data)(occasion).hits.map(({ entry }) => entry);
    expect(found).toEqual(
      expect.arrayContaining(data.entries.filter(({ kind }) => kind === 'city')),
    );
    expect(found).toEqual(
      expect.arrayContaining(data.entries.filter(({ kind }) => kind === 'activity')),
    );
  });
});

it('are of every site, and more than sixty', () => {
  expect(siteIds.filter((siteId) => !queries[siteId])).toEqual([]);
  expect(Object.values(queries).flat().length).toBeGreaterThan(60);
});
