import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sites } from '@/config/sites/records';
import { languages } from '@/config/sites/site';
import { createFilesLoader } from '@/catalog/sources/files/filesLoader';
import { listStorageKeys } from '@/testing/storageKeys';
import { buildMesh } from './buildMesh';
import { shippedContent } from './sources';
import type { Mesh } from './mesh';
import { listShops } from './queries/shops';
import { checkContent } from './report/checkContent';
import { findMissingPages } from './report/missingPages';

let mesh: Mesh;

beforeAll(async () => {
  mesh = buildMesh([await createFilesLoader(shippedContent).load()]);
});

const listOffers = () => [...mesh.products.values()].flatMap(({ offers }) => Object.values(offers));

const listExtras = () => [...mesh.products.values()].flatMap(({ extras }) => extras);

const listNodes = () => [
  ...mesh.cities.values(),
  ...mesh.products.values(),
  ...mesh.shopGroups.values(),
];

describe('the shipped catalogue', () => {
  it('has no faults', async () => {
    expect((await checkContent(shippedContent)).faults).toEqual([]);
  });

  it('has at least five shop groups, those with the ids 1 to 5 among them', () => {
    expect([...mesh.shopGroups.keys()]).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]));
  });

  it('has brands for consumers and for companies', () => {
    const audiences = new Set([...mesh.shopGroups.values()].map(({ audience }) => audience));

    expect([...audiences].sort()).toEqual(['consumer', 'corporate']);
  });

  it('has eight cities and 36 products', () => {
    expect(mesh.cities.size).toBeGreaterThanOrEqual(8);
    expect(mesh.products.size).toBeGreaterThanOrEqual(36);
  });

  it('has every text in all seven languages', () => {
    const incomplete = listNodes().filter(
      ({ texts }) => languages.some((lang) => !texts[lang]) || Object.keys(texts).length !== 7,
    );

    expect(incomplete.map(({ key }) => key)).toEqual([]);
  });

  it('says of every activity what to bring, where it ends and what the weather changes', () => {
    const silent = [...mesh.products.values()].filter(({ visit }) => visit === undefined);

    expect(silent.map(({ key }) => key)).toEqual([]);
  });

  it('says of every city, in every language, what is special about activities there', () => {
    const notes = [...mesh.cities.values()].flatMap(({ texts }) =>
      languages.map((lang) => texts[lang]?.activities),
    );

    expect(notes).not.toContain(undefined);
    expect(new Set(notes).size).toBe(mesh.cities.size * languages.length);
  });

  it('says of every activity in each of its cities what is special there, and never twice the same', () => {
    const places = [...mesh.products.values()].flatMap(({ key, offers, texts }) =>
      Object.keys(offers).flatMap((city) =>
        languages.map((lang) => ({
          place: `${lang} ${key} ${city}`,
          text: texts[lang]?.cities?.[city],
        })),
      ),
    );

    expect(places.filter(({ text }) => text === undefined).map(({ place }) => place)).toEqual([]);
    expect(new Set(places.map(({ text }) => text)).size).toBe(places.length);
  });

  it('is written anew in each language, not copied', () => {
    const copied = [...mesh.cities.values(), ...mesh.products.values()].filter(({ texts }) => {
      const descriptions = languages.map((lang) => texts[lang]?.description.join());
      return new Set(descriptions).size !== languages.length;
    });

    expect(copied.map(({ key }) => key)).toEqual([]);
  });
});

describe('its shops', () => {
  it('sell at least ten products each, in every language', () => {
    const counts = [...mesh.shopGroups.keys()].flatMap((id) =>
      languages.flatMap((lang) => listShops(mesh, id, lang).map(({ products }) => products.length)),
    );

    expect(counts.length).toBeGreaterThanOrEqual(5 * 7);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(10);
  });

  it.each(Object.values(sites))('are there for the site $id', ({ shopGroupId, lang }) => {
    const group = mesh.shopGroups.get(shopGroupId);

    expect(group?.shops.length).toBeGreaterThan(0);
    expect(listShops(mesh, shopGroupId, lang)).toHaveLength(group?.shops.length ?? 0);
  });
});

describe('its prices show every rule of the spec', () => {
  it('flat ones and ones per person', () => {
    const isSingle = listOffers().map(({ single }) => single);

    expect(isSingle).toContain(true);
    expect(isSingle).toContain(false);
  });

  it('smallest groups of one and of several', () => {
    const least = listOffers().map(({ minPeople }) => minPeople);

    expect(Math.min(...least)).toBe(1);
    expect(Math.max(...least)).toBeGreaterThan(1);
  });

  it('a free person above a number, and none', () => {
    const thresholds = listOffers().map(({ stagGoesFree }) => stagGoesFree);

    expect(thresholds).toContain(null);
    expect(thresholds.some((it) => it !== null)).toBe(true);
  });

  it('extras by the piece and from a least quantity on', () => {
    const least = listExtras().map(({ minPeople }) => minPeople);

    expect(least).toContain(1);
    expect(least.some((it) => it > 1)).toBe(true);
    expect(listExtras().every(({ price }) => price > 0)).toBe(true);
  });

  it('products without extras', () => {
    expect([...mesh.products.values()].some(({ extras }) => extras.length === 0)).toBe(true);
  });
});

describe('a site for companies in any language', () => {
  it.each(languages)('is one record: in %s it has its shops and all its pages', (lang) => {
    const site = { ...sites.en2, lang };

    expect(findMissingPages(mesh, [site])).toEqual([]);
    expect(listShops(mesh, site.shopGroupId, lang)).toHaveLength(8);
  });
});

describe('its privacy pages', () => {
  const pages = [
    ...languages.flatMap((lang) => [`${lang}/privacy-policy.md`, `${lang}/corporate-privacy.md`]),
  ];

  it.each(pages)('name all that the shop keeps in the browser: %s', (page) => {
    const text = readFileSync(join(shippedContent, 'pages', page), 'utf8');
    const unnamed = listStorageKeys()
      // Only sites for companies have the form.
      .filter((key) => page.includes('corporate') || !key.startsWith('proposal'))
      .filter((key) => !text.includes(key.endsWith(':') ? `\`${key}…\`` : `\`${key}\``));

    expect(unnamed).toEqual([]);
  });

  it('would miss nothing: the keys are found in the code', () => {
    expect(listStorageKeys()).toEqual([
      ...['booking:', 'bookings', 'cart:', 'currency', 'details', 'enquiry', 'enquiryTry', 'order'],
      ...[
        'proposal',
        'proposalTry',
        'reloaded:',
        'scroll:',
        'selectedArrival',
        'selectedDeparture',
      ],
      ...['selectedNumberOfPeople', 'siteOffer', 'trips', 'unanswered'],
    ]);
  });
});
