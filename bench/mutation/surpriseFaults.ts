import type { Fault } from './fault';

/** In what a guest of honour gets to see. */
export const surpriseFaults: readonly Fault[] = [
  {
    name: 'a piece of a surprise is shown before its moment',
    file: 'src/commerce/trips/model/surprise.ts',
    right: 'sorted.filter(({ revealAt }) => Date.parse(revealAt) <= now).map(toWords)',
    wrong: 'sorted.map(toWords)',
    tests: ['src/commerce/trips/model/surprise.test.ts'],
  },
  {
    name: 'the link of a guest of honour opens the whole trip',
    file: 'src/server/endpoints/trips/openTrip.ts',
    right: 'page: pageScopes,',
    wrong: "page: [...pageScopes, 'honour'],",
    tests: ['src/server/endpoints/trips/tripSurprise.test.ts'],
  },
  {
    name: 'a link of a guest who was removed meanwhile opens the trip',
    file: 'src/server/endpoints/trips/openTrip.ts',
    right: 'if (isLinkClosed(trip, capability)) return undefined;',
    wrong: '',
    tests: ['src/server/endpoints/trips/tripEndpoints.test.ts'],
  },
  {
    name: 'the links of a guest stay when the trip becomes a surprise for him',
    file: 'src/commerce/trips/store/tripStore.ts',
    right: 'if (honoured !== undefined) yield removeLinksOf(after.id, honoured);',
    wrong: '',
    tests: ['src/commerce/trips/store/tripStore.test.ts'],
  },
  {
    name: 'the cookie of a guest of honour tells the last day of the trip',
    file: 'src/server/endpoints/trips/openSurprise.ts',
    right: '{ lastDay: null, now, isSecure }',
    wrong: '{ lastDay: found.trip.stay.departure, now, isSecure }',
    tests: ['src/server/endpoints/trips/tripSurprise.test.ts'],
  },
];
