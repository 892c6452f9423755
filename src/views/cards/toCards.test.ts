import { sites } from '@/config/sites/records';
import { getViewContext } from '../context';
import { lowestPrice, toCityCard, toProductCard, toRating } from './toCards';

const firstShop = async (siteId: 'en' | 'de' | 'fr') => {
  const [shop] = (await getViewContext(sites[siteId])).shops;
  const [sold] = shop?.products ?? [];
  if (!shop || !sold) throw new Error(`Nothing is sold on ${siteId}`);
  return { shop, sold };
};

it('writes a rating in the notation of the reader, always with a decimal', () => {
  const rating = { value: 4, count: 12, demo: true };
  expect(toRating(rating, sites.en)).toEqual({ value: '4.0', count: 12, isDemo: true });
  expect(toRating(rating, sites.de).value).toBe('4,0');
});

it('takes the price of the city, not of another', async () => {
  const { shop, sold } = await firstShop('en');
  const card = toProductCard(sites.en, shop, sold);
  expect(card.price).toBe(sold.product.offers[shop.city.key]?.price);
  expect(card.href).toBe(`/${sold.texts.slug}/${shop.city.slug}`);
});

it('a card says above how many one person goes free', async () => {
  const { shop, sold } = await firstShop('en');
  const cardWith = (stagGoesFree: number | null) =>
    toProductCard(sites.en, shop, { ...sold, offer: { ...sold.offer, stagGoesFree } });
  expect(cardWith(10).stagGoesFree).toBe(10);
  expect(cardWith(null).stagGoesFree).toBeNull();
});

it('leaves flat prices out of what a person pays at least', async () => {
  const { shop, sold } = await firstShop('en');
  const offers = [
    { price: 90, single: true },
    { price: 210, single: false },
    { price: 150, single: false },
  ];
  const products = offers.map((offer) => ({ ...sold, offer: { ...sold.offer, ...offer } }));
  expect(lowestPrice({ ...shop, products })).toBe(150);
  expect(lowestPrice({ ...shop, products: products.slice(0, 1) })).toBeNull();
});

it('counts the activities of a city and names its months in the language of the reader', async () => {
  const { shop } = await firstShop('fr');
  const months = { ...shop, city: { ...shop.city, bestMonths: [4, 5, 6, 9] } };
  const card = toCityCard(sites.fr, months);
  expect(card.count).toBe(shop.products.length);
  expect(card.bestMonths).toBe('avr.\u00a0– juin, sept.');
});
