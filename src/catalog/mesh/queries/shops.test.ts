import { drop, edit, toLoaded } from '@/testing/editContent';
import { type Content, createSmallContent } from '@/testing/smallContent';
import { buildMesh } from '../buildMesh';
import { getShop, getSoldProduct, listShops, listShopsSelling, type Shop } from './shops';

const good = createSmallContent();

const build = (content: Content) => buildMesh([toLoaded(content)]);

const citiesOf = (shops: readonly Shop[]) => shops.map(({ city }) => city.key);

const keysOf = (shop: Shop | undefined) => shop?.products.map(({ product }) => product.key);

describe('the shops of a group', () => {
  it('are listed in the group’s own order', () => {
    const mesh = build(
      edit(good, 'shop-groups/1.json', 'shops', [
        { id: 102, city: 'prague', products: ['food-tour'] },
        { id: 101, city: 'krakow', products: ['food-tour'] },
      ]),
    );

    expect(citiesOf(listShops(mesh, 1, 'en'))).toEqual(['prague', 'krakow']);
  });

  it('are told in the language asked for', () => {
    const content = edit(good, 'texts/de/cities/krakow.json', 'name', 'Krakau');
    const shops = listShops(
      build(
        edit(
          content,
          'texts/de/shop-groups/1.json',
          'shops.krakow.landingTitle',
          'Auf nach Krakau',
        ),
      ),
      1,
      'de',
    );

    expect(shops[0]?.cityTexts.name).toBe('Krakau');
    expect(shops[0]?.landingTitle).toBe('Auf nach Krakau');
  });

  it.each([
    ['the city has no texts in it', drop(good, 'texts/de/cities/prague.json')],
    ['the brand has no title for it', drop(good, 'texts/de/shop-groups/1.json', 'shops.prague')],
  ])('lack one in a language when %s', (_, content) => {
    const mesh = build(content);

    expect(citiesOf(listShops(mesh, 1, 'de'))).toEqual(['krakow']);
    expect(citiesOf(listShops(mesh, 1, 'en'))).toEqual(['krakow', 'prague']);
  });

  it('are none where the brand has no texts in the language', () => {
    expect(listShops(build(drop(good, 'texts/de/shop-groups/1.json')), 1, 'de')).toEqual([]);
  });

  it('are listed once per mesh, group and language', () => {
    const mesh = build(good);

    expect(listShops(mesh, 1, 'en')).toBe(listShops(mesh, 1, 'en'));
    expect(listShops(mesh, 1, 'de')).not.toBe(listShops(mesh, 1, 'en'));
    expect(listShops(mesh, 2, 'en')[0]?.group.id).toBe(2);
    expect(listShops(build(good), 1, 'en')).not.toBe(listShops(mesh, 1, 'en'));
  });

  it('are none of a group that does not exist', () => {
    expect(listShops(build(good), 99, 'en')).toEqual([]);
  });
});

describe('a shop', () => {
  it('is found by its city’s slug, whatever the file is called', () => {
    const mesh = build(edit(good, 'cities/krakow.json', 'slug', 'cracow'));

    expect(getShop(listShops(mesh, 1, 'en'), 'cracow')?.id).toBe(101);
    expect(getShop(listShops(mesh, 1, 'en'), 'krakow')).toBeUndefined();
  });

  it('is not found where the group has none, though the city exists', () => {
    expect(getShop(listShops(build(good), 2, 'en'), 'prague')).toBeUndefined();
  });

  it('sells its products in its own order, the most popular first', () => {
    const products = ['pub-crawl', 'karaoke', 'food-tour'];
    const mesh = build(edit(good, 'shop-groups/1.json', 'shops.0.products', products));

    expect(keysOf(getShop(listShops(mesh, 1, 'en'), 'krakow'))).toEqual(products);
  });

  it('sells at the price of its own city', () => {
    const mesh = build(edit(good, 'products/karaoke.json', 'offers.prague.price', 250));

    expect(getShop(listShops(mesh, 1, 'en'), 'prague')?.products[0]?.offer.price).toBe(250);
    expect(getShop(listShops(mesh, 1, 'en'), 'krakow')?.products[0]?.offer.price).toBe(100);
  });

  it('does not sell a product that has no texts in the language', () => {
    const mesh = build(drop(good, 'texts/fr/products/karaoke.json'));

    expect(keysOf(getShop(listShops(mesh, 1, 'fr'), 'prague'))).toEqual(['food-tour']);
    expect(keysOf(getShop(listShops(mesh, 1, 'en'), 'prague'))).toEqual(['karaoke', 'food-tour']);
  });
});

describe('a product in a shop', () => {
  const mesh = build(edit(good, 'texts/pl/products/karaoke.json', 'slug', 'spiewanie'));

  it('is found by its slug of that language', () => {
    const shop = getShop(listShops(mesh, 1, 'pl'), 'krakow');

    expect(shop && getSoldProduct(shop, 'spiewanie')?.product.key).toBe('karaoke');
  });

  it('is not found by its slug of another language', () => {
    const shop = getShop(listShops(mesh, 1, 'pl'), 'krakow');

    expect(shop && getSoldProduct(shop, 'food-tour')?.product.key).toBe('food-tour');
    expect(shop && getSoldProduct(shop, 'karaoke')).toBeUndefined();
  });

  it('is not found where it is not sold', () => {
    const shop = getShop(listShops(mesh, 1, 'pl'), 'prague');

    expect(shop?.city.key).toBe('prague');
    expect(shop && getSoldProduct(shop, 'pub-crawl')).toBeUndefined();
  });
});

describe('the shops that sell a product', () => {
  const shops = listShops(build(good), 1, 'en');

  it.each([
    ['karaoke', ['krakow', 'prague']],
    ['pub-crawl', ['krakow']],
    ['laser-tag', []],
  ])('%s: %j', (key, cities) => {
    expect(citiesOf(listShopsSelling(shops, key))).toEqual(cities);
  });
});
