import type { Fault } from './fault';

/** Faults of amounts that pages show and search engines read. */
export const moneyShownFaults: readonly Fault[] = [
  {
    name: 'a group that is too large for one session is shown a price',
    file: 'src/commerce/cart/capacity.ts',
    right: 'people > mostPeople',
    wrong: 'people > 2 * mostPeople',
    tests: ['src/ui/components/GroupPrice.test.tsx', 'src/views/cart/CartView.test.tsx'],
  },
  {
    name: 'the filter for a free place forgets how many the group is',
    file: 'src/views/activityFilters/filters.ts',
    right: 'people === null || lacksForFree({ ...it, people }) === 0',
    wrong: 'people === null || people > 0',
    tests: ['src/views/activityFilters/filters.test.ts'],
  },
  {
    name: 'an activity is planned for four where nobody said how many',
    file: 'src/ui/hooks/useCart.tsx',
    right: 'people: saidNumberOfPeople ?? undefined,',
    wrong: 'people: saidNumberOfPeople ?? 4,',
    tests: ['src/ui/hooks/useCart.test.tsx'],
  },
  {
    name: 'the payment timetable gives the deposit as the balance',
    file: 'src/views/summary/PaymentTimetable.tsx',
    right: 'amount: price.balance,',
    wrong: 'amount: price.deposit.amount,',
    tests: ['src/views/summary/PaymentTimetable.test.tsx'],
  },
  {
    name: 'the payment timetable gives the balance as the deposit',
    file: 'src/views/summary/PaymentTimetable.tsx',
    right: 'amount: price.deposit.amount,',
    wrong: 'amount: price.balance,',
    tests: ['src/views/summary/PaymentTimetable.test.tsx'],
  },
  {
    name: 'search engines read a price in PLN as one in the currency of the site',
    file: 'src/views/activity/listActivityThings.ts',
    right: 'price: convertPrice(offer.price, site.currency, rates),',
    wrong: 'price: offer.price,',
    tests: ['src/views/activity/listActivityThings.test.ts'],
  },
  {
    name: 'search engines read EUR on every site',
    file: 'src/views/activity/listActivityThings.ts',
    right: 'priceCurrency: site.currency,',
    wrong: "priceCurrency: 'EUR',",
    tests: ['src/views/activity/listActivityThings.test.ts'],
  },
  {
    name: 'search engines read that a price includes tax which is added to it',
    file: 'src/views/activity/listActivityThings.ts',
    right: '.tax === null,',
    wrong: '.tax !== null,',
    tests: ['src/views/activity/listActivityThings.test.ts'],
  },
  {
    name: 'search engines read a price per group as one per person',
    file: 'src/views/activity/listActivityThings.ts',
    right: 'offer.single ? words.price.perGroup : words.price.perPerson',
    wrong: 'words.price.perPerson',
    tests: ['src/views/activity/listActivityThings.test.ts'],
  },
];
