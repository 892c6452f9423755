import { drop, edit, put, toLoaded } from '@/testing/editContent';
import { createSmallContent } from '@/testing/smallContent';
import { apiShop, discoverAnswer, shopAnswer, toUpstreamLoad } from '@/testing/upstreamAnswers';
import type { RawRecord } from '@/catalog/sources/loader';
import { buildMesh } from '../buildMesh';
import { getShop, getSoldProduct, listShops } from '../queries/shops';

const small = createSmallContent();
const files = toLoaded(small);

const karaoke = [1, 'karaoke'] as const;
const foodTour = [2, 'food-tour'] as const;
const krakow = apiShop(101, 'krakow', [foodTour, karaoke]);
const prague = apiShop(102, 'prague', [karaoke]);

const build = (...answers: readonly RawRecord[]) => buildMesh([files, toUpstreamLoad(...answers)]);

const shopsOf = (mesh: ReturnType<typeof build>, lang: 'en' | 'de' = 'en') =>
  listShops(mesh, 1, lang).map((shop) => [
    shop.city.slug,
    ...shop.products.map((it) => it.product.key),
  ]);

/** The price in the first group's shop in Krakow. */
const priceIn = (mesh: ReturnType<typeof build>, slug: string) => {
  const shop = getShop(listShops(mesh, 1, 'en'), 'krakow');
  return shop && getSoldProduct(shop, slug)?.offer.price;
};

describe('what the back end sells where', () => {
  it('is what the shops sell, in its order', () => {
    expect(shopsOf(build(discoverAnswer(1, [prague, krakow])))).toEqual([
      ['prague', 'karaoke'],
      ['krakow', 'food-tour', 'karaoke'],
    ]);
  });

  it('closes a shop that it no longer has, and leaves no complaint about its texts', () => {
    const mesh = build(
      ...(['en', 'de', 'fr', 'pl', 'da', 'no', 'sv'] as const).map((lang) =>
        discoverAnswer(1, [krakow], { lang }),
      ),
    );

    expect(shopsOf(mesh)).toEqual([['krakow', 'food-tour', 'karaoke']]);
    expect(mesh.faults.map(({ kind }) => kind)).not.toContain('mismatched-keys');
  });

  it('leaves other groups as the files have them', () => {
    const mesh = build(discoverAnswer(1, [krakow]));

    expect(listShops(mesh, 2, 'en').map((shop) => shop.city.slug)).toEqual(['krakow']);
  });

  it('is known by its name where the two sides count differently', () => {
    const mesh = build(discoverAnswer(1, [apiShop(9, 'krakow', [[70_001, 'karaoke']])]));

    expect(shopsOf(mesh)).toEqual([['krakow', 'karaoke']]);
  });

  it('is reported and left out where no file describes it', () => {
    const unknown = [[77, 'zorbing'], [3, 'pub-crawl'], karaoke] as const;
    const mesh = build(
      discoverAnswer(1, [apiShop(102, 'prague', unknown), apiShop(103, 'atlantis', [karaoke])]),
    );

    expect(shopsOf(mesh)).toEqual([['prague', 'karaoke']]);
    expect(mesh.faults.filter(({ kind }) => kind === 'undescribed')).toEqual([
      expect.objectContaining({ field: '0.city_group.products.0' }),
      expect.objectContaining({ field: '0.city_group.products.1' }),
      expect.objectContaining({ field: '1.slug' }),
    ]);
  });

  it('is not believed when nothing of it is described', () => {
    const mesh = build(
      discoverAnswer(1, [apiShop(1, 'atlantis', [karaoke])]),
      discoverAnswer(8, [krakow]),
    );

    expect(shopsOf(mesh)).toEqual([
      ['krakow', 'karaoke', 'food-tour', 'pub-crawl'],
      ['prague', 'karaoke', 'food-tour'],
    ]);
    expect(mesh.faults.map(({ kind }) => kind)).toEqual(['undescribed', 'undescribed']);
  });

  it('is for the brand’s own visitors only', () => {
    const mesh = build(
      discoverAnswer(2, [apiShop(201, 'krakow', [karaoke, foodTour, [3, 'pub-crawl']])]),
    );
    const [shop] = listShops(mesh, 2, 'en');

    expect(shop?.products.map((it) => it.product.key)).not.toContain('pub-crawl');
  });
});

describe('what the back end calls a shop', () => {
  it('is its title, beside the introduction that the files have', () => {
    const [shop] = listShops(build(discoverAnswer(1, [krakow])), 1, 'en');

    expect(shop).toMatchObject({
      landingTitle: "Back end's krakow",
      intro: expect.stringMatching(/^A sentence/),
    });
  });

  it('stays as the files have it when the back end answers in another language', () => {
    const mesh = build(discoverAnswer(1, [krakow], { lang: 'de', textsLang: null }));

    expect(listShops(mesh, 1, 'de')[0]?.landingTitle).toBe('Weekends in krakow');
  });

  it('is reported where the files say something else', () => {
    const mesh = build(discoverAnswer(1, [krakow, prague]));

    expect(mesh.faults).toContainEqual({
      file: 'texts/en/shop-groups/1.json',
      field: 'shops.krakow.landingTitle',
      kind: 'conflict',
      reason: `upstream has "Back end's krakow", files has "Weekends in krakow": upstream is believed`,
    });
  });

  it('is enough for a shop that the files have no words for', () => {
    const untitled = edit(small, 'texts/en/shop-groups/1.json', 'shops.prague', undefined);
    const mesh = buildMesh([toLoaded(untitled), toUpstreamLoad(discoverAnswer(1, [prague]))]);

    expect(listShops(mesh, 1, 'en')[0]).toMatchObject({
      landingTitle: "Back end's prague",
      intro: expect.stringMatching(/^A sentence/),
    });
  });
});

describe('what the back end charges', () => {
  const priced = (offer: Parameters<typeof shopAnswer>[2][number]) => {
    const mesh = build(discoverAnswer(1, [krakow, prague]), shopAnswer(1, 'krakow', [offer]));
    const offerIn = (city: string) => {
      const shop = getShop(listShops(mesh, 1, 'en'), city);
      return shop && getSoldProduct(shop, 'karaoke')?.offer;
    };
    return { mesh, krakow: offerIn('krakow'), prague: offerIn('prague') };
  };

  it('is the price in that shop and no other', () => {
    const sold = priced({ id: 1, slug: 'karaoke', price: 77 });

    expect(sold.krakow).toMatchObject({ price: 77, minPeople: 4, stagGoesFree: 10 });
    expect(sold.prague?.price).toBe(100);
  });

  it('is taken with its terms', () => {
    const terms = {
      price: 900,
      single: true,
      min_people: 6,
      stag_goes_free: null,
      closed_weekdays: [1],
    };

    expect(priced({ id: 1, slug: 'karaoke', ...terms }).krakow).toMatchObject({
      price: 900,
      single: true,
      minPeople: 6,
      stagGoesFree: null,
      closedWeekdays: [1],
    });
  });

  it('is not taken when it contradicts itself, and everything else is', () => {
    const { mesh, krakow: sold } = priced({ id: 1, slug: 'karaoke', price: 50, single: true });

    expect(sold).toMatchObject({ price: 100, single: false });
    expect(mesh.faults).toContainEqual(
      expect.objectContaining({ file: 'upstream/shop/1/krakow', kind: 'schema' }),
    );
    expect(shopsOf(mesh)[0]).toEqual(['krakow', 'food-tour', 'karaoke']);
  });

  it('is left alone for what the shop does not sell', () => {
    const { mesh } = priced({ id: 3, slug: 'pub-crawl', price: 5 });

    expect(mesh.shopGroups.get(1)?.shops[0]?.offers).toBeUndefined();
  });
});

describe('files that are broken just now', () => {
  const good = build(discoverAnswer(1, [krakow, prague]));
  const rebuild = (content: typeof small, ...answers: readonly RawRecord[]) =>
    buildMesh([toLoaded(content), toUpstreamLoad(...answers)], good);
  const both = [
    ['krakow', 'food-tour', 'karaoke'],
    ['prague', 'karaoke'],
  ];

  it.each([
    ['a city that is half written', put(small, 'cities/krakow.json', 'half')],
    ['a copy of a city', put(small, 'cities/krakow2.json', small.get('cities/krakow.json')?.data)],
    [
      'a copy of an activity',
      put(small, 'products/food-tour2.json', small.get('products/food-tour.json')?.data),
    ],
    [
      'an activity in the wrong place',
      put(small, 'products/old/food-tour.json', small.get('products/karaoke.json')?.data),
    ],
    ['an activity of a wrong type', edit(small, 'products/food-tour.json', 'id', '2')],
    ['a name that no key has', put(small, 'cities/New_York.json', { id: 1, slug: 'krakow' })],
  ])('close no shop: %s', (_, content) => {
    expect(shopsOf(rebuild(content, discoverAnswer(1, [krakow, prague])))).toEqual(both);
  });

  it('do not hold up what the back end says', () => {
    const content = edit(small, 'shop-groups/1.json', 'email', 'nobody');
    const mesh = rebuild(content, discoverAnswer(1, [prague]));

    expect(shopsOf(mesh)).toEqual([['prague', 'karaoke']]);
  });

  it('leave a language without its shops only where it has no words for them', () => {
    const content = drop(small, 'texts/de/shop-groups/1.json');
    const mesh = buildMesh([toLoaded(content), toUpstreamLoad(discoverAnswer(1, [krakow]))]);

    expect(shopsOf(mesh)).toEqual([['krakow', 'food-tour', 'karaoke']]);
    expect(shopsOf(mesh, 'de')).toEqual([]);
  });
});

describe('a back end that contradicts the files', () => {
  it('is not believed about what its id and its slug call differently', () => {
    const mesh = build(
      discoverAnswer(1, [apiShop(101, 'krakow', [[2, 'karaoke'], foodTour])]),
      shopAnswer(1, 'krakow', [{ id: 2, slug: 'karaoke', price: 5 }]),
    );

    expect(shopsOf(mesh)).toEqual([['krakow', 'food-tour']]);
    expect(priceIn(mesh, 'food-tour')).toBe(100);
  });

  it('leaves the price that was good before where its new one cannot be', () => {
    const answers = [discoverAnswer(1, [krakow])] as const;
    const priced = { id: 1, slug: 'karaoke', price: 120 };
    const before = build(...answers, shopAnswer(1, 'krakow', [priced]));
    const spoilt = { ...priced, price: 130, min_people: 12 };
    const mesh = buildMesh(
      [files, toUpstreamLoad(...answers, shopAnswer(1, 'krakow', [spoilt]))],
      before,
    );

    expect(priceIn(mesh, 'karaoke')).toBe(120);
  });

  it('does not put one language’s titles on the pages of another', () => {
    const mesh = build(
      discoverAnswer(1, [krakow], { lang: 'en' }),
      discoverAnswer(1, [krakow], { lang: 'de' }),
    );

    expect(listShops(mesh, 1, 'en')[0]?.landingTitle).toBe("Back end's krakow");
    expect(listShops(mesh, 1, 'de')[0]?.landingTitle).toBe('Weekends in krakow');
  });
});

it('terms of a shop’s own that files have stay until the back end has others', () => {
  const own = edit(small, 'shop-groups/1.json', 'shops.0', {
    id: 101,
    city: 'krakow',
    products: ['karaoke', 'food-tour'],
    offers: { karaoke: { price: 150 }, 'food-tour': { price: 160 } },
  });
  const mesh = buildMesh([
    toLoaded(own),
    toUpstreamLoad(
      discoverAnswer(1, [krakow]),
      shopAnswer(1, 'krakow', [{ id: 1, slug: 'karaoke', price: 99 }]),
    ),
  ]);

  expect([priceIn(mesh, 'karaoke'), priceIn(mesh, 'food-tour')]).toEqual([99, 160]);
});
