import { languages } from '@/config/sites/site';
import { dataOf, drop, edit, put, toLoaded } from '@/testing/editContent';
import { type Content, createSmallContent } from '@/testing/smallContent';
import { buildMesh } from '../buildMesh';
import type { Mesh } from '../mesh';

const good = createSmallContent();

const build = (content: Content, last?: Mesh) => buildMesh([toLoaded(content)], last);

const productsSold = (mesh: Mesh, group: number) =>
  mesh.shopGroups.get(group)?.shops.map(({ city, products }) => [city, products]);

describe('at the first start, only the faulty part is taken out', () => {
  it('an offer in an unknown city goes, and the product keeps its other offers', () => {
    const { krakow } = build(good).products.get('karaoke')?.offers ?? {};
    const offers = { krakow, atlantis: krakow };
    const mesh = build(edit(good, 'products/karaoke.json', 'offers', offers));

    expect(mesh.products.get('karaoke')?.offers).toEqual({ krakow });
  });

  it('a product that no file describes goes, and the shop keeps its others in their order', () => {
    const products = ['pub-crawl', 'laser-tag', 'karaoke'];
    const mesh = build(edit(good, 'shop-groups/1.json', 'shops.0.products', products));

    expect(productsSold(mesh, 1)?.[0]).toEqual(['krakow', ['pub-crawl', 'karaoke']]);
  });

  it('every unknown product of a shop goes, wherever it stands in the list', () => {
    const products = ['x', 'pub-crawl', 'y', 'z', 'karaoke', 'x'];
    const mesh = build(edit(good, 'shop-groups/1.json', 'shops.0.products', products));

    expect(productsSold(mesh, 1)?.[0]).toEqual(['krakow', ['pub-crawl', 'karaoke']]);
  });

  it('a product for the other audience goes from the shop, not from the catalogue', () => {
    const products = ['karaoke', 'food-tour'];
    const mesh = build(edit(good, 'shop-groups/2.json', 'shops.0.products', products));

    expect(productsSold(mesh, 2)).toEqual([['krakow', ['food-tour']]]);
    expect(mesh.products.has('karaoke')).toBe(true);
  });

  it('a shop in an unknown city goes, and the group keeps its other shops', () => {
    const mesh = build(edit(good, 'shop-groups/1.json', 'shops.0.city', 'atlantis'));

    expect(productsSold(mesh, 1)).toEqual([['prague', ['karaoke', 'food-tour']]]);
  });

  it('a review of an unknown city goes, and the brand keeps its texts', () => {
    const file = 'texts/en/shop-groups/1.json';
    const mesh = build(edit(good, file, 'reviews.0.city', 'atlantis'));

    expect(mesh.shopGroups.get(1)?.texts.en).toEqual({
      ...(dataOf(good, file) as object),
      reviews: [],
    });
  });

  it('texts that lack an extra go, and the other languages stay', () => {
    const mesh = build(drop(good, 'texts/pl/products/karaoke.json', 'extras.snacks'));

    expect(Object.keys(mesh.products.get('karaoke')?.texts ?? {}).sort()).toEqual(
      languages.filter((lang) => lang !== 'pl').sort(),
    );
  });

  it('a group whose texts lack a shop keeps those texts', () => {
    const mesh = build(drop(good, 'texts/da/shop-groups/1.json', 'shops.prague'));

    expect(Object.keys(mesh.shopGroups.get(1)?.texts.da?.shops ?? {})).toEqual(['krakow']);
    expect(productsSold(mesh, 1)).toHaveLength(2);
  });

  it('what hangs on a part that was taken out goes too', () => {
    const mesh = build(drop(good, 'cities/krakow.json'));

    expect([...mesh.cities.keys()]).toEqual(['prague']);
    expect(Object.keys(mesh.products.get('karaoke')?.offers ?? {})).toEqual(['prague']);
    expect(productsSold(mesh, 1)).toEqual([['prague', ['karaoke', 'food-tour']]]);
    expect(productsSold(mesh, 2)).toEqual([]);
    expect(mesh.shopGroups.get(1)?.texts.en?.reviews).toEqual([]);
  });

  it('of two records with the same id the first file by name keeps it', () => {
    const mesh = build(edit(good, 'products/food-tour.json', 'id', 1));

    expect([...mesh.products.keys()]).toEqual(['food-tour', 'pub-crawl']);
  });
});

describe('after a faulty edit, the last good version stays', () => {
  const last = build(good);

  it.each([
    ['an unusable value', 'products/karaoke.json', 'durationMinutes', -1],
    ['a slug that another product has', 'texts/en/products/karaoke.json', 'slug', 'food-tour'],
    ['a slug that is a path of the shop', 'texts/en/products/karaoke.json', 'slug', 'blog'],
    ['a slug that is a city’s', 'texts/en/products/karaoke.json', 'slug', 'prague'],
    ['extras that do not match', 'texts/en/products/karaoke.json', 'extras', {}],
    ['an id that another city has', 'cities/prague.json', 'id', 1],
    ['a slug that another city has', 'cities/prague.json', 'slug', 'krakow'],
    ['an id that is not the file’s', 'shop-groups/2.json', 'id', 3],
    ['a product that no file describes', 'shop-groups/2.json', 'shops.0.products.0', 'laser-tag'],
    ['a city that no file describes', 'shop-groups/1.json', 'shops.1.city', 'atlantis'],
  ])('%s', (_, file, field, value) => {
    const mesh = build(edit(good, file, field, value), last);

    expect(mesh.records.get(file)).toBe(last.records.get(file));
    expect(mesh.faults).toContainEqual(expect.objectContaining({ file }));
  });

  it('all of it, the good half of the edit too', () => {
    const once = edit(good, 'cities/prague.json', 'slug', 'krakow');
    const mesh = build(edit(once, 'cities/prague.json', 'rating.count', 999), last);

    expect(mesh.cities.get('prague')).toEqual(last.cities.get('prague'));
  });

  it('through any number of further edits', () => {
    const faulty = edit(good, 'texts/en/products/karaoke.json', 'slug', 'food-tour');
    const once = build(faulty, last);
    const twice = build(edit(faulty, 'cities/krakow.json', 'rating.count', 99), once);

    expect(twice.products.get('karaoke')?.texts.en?.slug).toBe('karaoke');
    expect(twice.cities.get('krakow')?.rating.count).toBe(99);
    expect(twice.faults).toHaveLength(1);
  });

  it('until the edit is mended', () => {
    const faulty = build(edit(good, 'texts/en/products/karaoke.json', 'slug', 'food-tour'), last);
    const mended = build(edit(good, 'texts/en/products/karaoke.json', 'slug', 'sing'), faulty);

    expect(mended.products.get('karaoke')?.texts.en?.slug).toBe('sing');
    expect(mended.faults).toEqual([]);
  });

  it('but not when the file is removed on purpose', () => {
    const mesh = build(drop(good, 'products/pub-crawl.json'), last);

    expect(mesh.products.has('pub-crawl')).toBe(false);
    expect(productsSold(mesh, 1)?.[0]).toEqual(['krakow', ['karaoke', 'food-tour']]);
  });

  it('nor in any of the shops that sold it', () => {
    const mesh = build(drop(good, 'products/food-tour.json'), last);

    expect(productsSold(mesh, 1)).toEqual([
      ['krakow', ['karaoke', 'pub-crawl']],
      ['prague', ['karaoke']],
    ]);
    expect(productsSold(mesh, 2)).toEqual([['krakow', []]]);
  });

  it('and what was taken out for its sake is back when the reference is', () => {
    const without = build(drop(good, 'cities/prague.json'), last);
    const again = build(good, without);

    expect(productsSold(without, 1)).toHaveLength(1);
    expect(productsSold(again, 1)).toEqual(productsSold(last, 1));
    expect(again.faults).toEqual([]);
  });
});

describe('an established id or slug wins over a newcomer', () => {
  const last = build(good);
  const pubCrawl = dataOf(good, 'products/pub-crawl.json') as object;

  it('a product’s id, though the newcomer’s file comes first by name', () => {
    const mesh = build(put(good, 'products/ale-tour.json', { ...pubCrawl, id: 1 }), last);

    expect([...mesh.products.keys()]).not.toContain('ale-tour');
    expect(mesh.products.get('karaoke')?.id).toBe(1);
    expect(mesh.faults).toContainEqual(
      expect.objectContaining({
        file: 'products/ale-tour.json',
        field: 'id',
        kind: 'duplicate-id',
      }),
    );
  });

  it('a product’s slug', () => {
    const texts = dataOf(good, 'texts/en/products/pub-crawl.json');
    const added = put(good, 'products/ale-tour.json', { ...pubCrawl, id: 4 });
    const mesh = build(put(added, 'texts/en/products/ale-tour.json', texts), last);

    expect(mesh.products.get('pub-crawl')?.texts.en?.slug).toBe('pub-crawl');
    expect(mesh.products.get('ale-tour')?.texts.en).toBeUndefined();
  });

  it('a city’s slug', () => {
    const krakow = dataOf(good, 'cities/krakow.json') as object;
    const mesh = build(put(good, 'cities/cracow.json', { ...krakow, id: 3 }), last);

    expect([...mesh.cities.keys()]).toEqual(['krakow', 'prague']);
  });

  it('until the established record gives it up', () => {
    const newcomer = put(good, 'products/ale-tour.json', { ...pubCrawl, id: 1 });
    const refused = build(newcomer, last);
    const admitted = build(edit(newcomer, 'products/karaoke.json', 'id', 9), refused);

    expect(admitted.products.get('ale-tour')?.id).toBe(1);
    expect(admitted.products.get('karaoke')?.id).toBe(9);
  });

  it('and two records may swap theirs in one edit', () => {
    const once = edit(good, 'texts/en/products/karaoke.json', 'slug', 'pub-crawl');
    const mesh = build(edit(once, 'texts/en/products/pub-crawl.json', 'slug', 'karaoke'), last);

    expect(mesh.products.get('karaoke')?.texts.en?.slug).toBe('pub-crawl');
    expect(mesh.products.get('pub-crawl')?.texts.en?.slug).toBe('karaoke');
    expect(mesh.faults).toEqual([]);
  });

  it('also when the established record was edited at the same time', () => {
    const edited = edit(good, 'products/karaoke.json', 'minAge', 21);
    const mesh = build(put(edited, 'products/aaa.json', { ...pubCrawl, id: 1 }), last);

    expect(mesh.products.get('karaoke')?.minAge).toBe(21);
    expect([...mesh.products.keys()]).not.toContain('aaa');
  });

  it('also when part of the established record had to go', () => {
    const offers = dataOf(good, 'products/karaoke.json') as { offers: { krakow: object } };
    const pruned = edit(good, 'products/karaoke.json', 'offers.atlantis', offers.offers.krakow);
    const before = build(pruned);
    const mesh = build(put(pruned, 'products/aaa.json', { ...pubCrawl, id: 1 }), before);

    expect(mesh.products.get('karaoke')?.id).toBe(1);
    expect([...mesh.products.keys()]).not.toContain('aaa');
  });

  it('a product’s slug against a new city', () => {
    const krakow = dataOf(good, 'cities/krakow.json') as object;
    const zoo = { ...krakow, id: 3, slug: 'karaoke' };
    const mesh = build(put(good, 'cities/zoo.json', zoo), last);

    expect(mesh.products.get('karaoke')?.texts.en?.slug).toBe('karaoke');
    expect([...mesh.cities.keys()]).not.toContain('zoo');
    expect(new Set(mesh.faults.map(({ file }) => file))).toEqual(new Set(['cities/zoo.json']));
  });
});

describe('nothing suffers from a neighbour that is about to go', () => {
  const last = build(good);

  it('a leftover text with the slug of a product', () => {
    const texts = dataOf(good, 'texts/en/products/karaoke.json');
    const mesh = build(put(good, 'texts/en/products/a-karaoke.json', texts));

    expect(mesh.products.get('karaoke')?.texts.en?.slug).toBe('karaoke');
    expect(mesh.faults).toHaveLength(1);
  });

  it('a copy of a shop group under another name', () => {
    const mesh = build(put(good, 'shop-groups/0.json', dataOf(good, 'shop-groups/2.json')));

    expect([...mesh.shopGroups.keys()]).toEqual([1, 2]);
    expect(mesh.faults.map(({ kind }) => kind)).toEqual(['misplaced']);
  });

  it('a shop that sells what an edit has misspelled the city of', () => {
    const { offers } = dataOf(good, 'products/karaoke.json') as { offers: Record<string, object> };
    const { krakow, ...others } = offers;
    const moved = edit(good, 'products/karaoke.json', 'offers', { ...others, krakuf: krakow });
    const mesh = build(moved, last);

    expect(productsSold(mesh, 1)).toEqual(productsSold(last, 1));
  });

  it('texts whose facts name an extra that they do not know yet', () => {
    const renamed = edit(good, 'products/karaoke.json', 'extras.0.key', 'another-extra');
    const mesh = build(renamed, last);

    expect(mesh.products.get('karaoke')).toEqual(last.products.get('karaoke'));
    expect(mesh.faults.map(({ kind }) => kind)).toContain('mismatched-keys');
  });
});

it('an offer in a city called by a number goes like any other', () => {
  const { offers } = dataOf(good, 'products/karaoke.json') as { offers: Record<string, object> };
  const mesh = build(
    edit(good, 'products/karaoke.json', 'offers', { ...offers, 2026: offers['krakow'] }),
  );

  expect(Object.keys(mesh.products.get('karaoke')?.offers ?? {})).toEqual(Object.keys(offers));
});

it('faults are told at the places where the editor wrote them', () => {
  const mesh = build(
    edit(good, 'shop-groups/1.json', 'shops.0.products', ['nope1', 'karaoke', 'nope2']),
  );

  expect(mesh.faults.map(({ field }) => field)).toEqual([
    'shops.0.products.0',
    'shops.0.products.2',
  ]);
});

it('cities keep their order through an edit', () => {
  const mesh = build(edit(good, 'cities/krakow.json', 'rating.count', 99), build(good));

  expect([...mesh.cities.keys()]).toEqual(['krakow', 'prague']);
});
