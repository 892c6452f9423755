import { kartingProduct } from '@/testing/plannedCart';
import type { BookableProduct } from '../pageProps';

/** An activity with everything that a booking can ask for. It is closed on Mondays. */
export const karting: BookableProduct = {
  ...kartingProduct,
  name: 'Karting',
  slug: 'karting',
  href: '/karting/krakow',
  picture: '/images/products/go-karting.jpg',
  closedWeekdays: [1],
  seasonMonths: [11, 12],
  startTimes: ['10:00', '14:00'],
  mostPeople: 30,
  extras: [
    { id: 7, name: 'Beer', description: 'A pint each.', price: 49, minPeople: 6 },
    { id: 8, name: 'Medals', description: 'For three.', price: 100, minPeople: 1 },
  ],
};
