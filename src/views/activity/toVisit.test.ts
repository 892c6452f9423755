import { toVisit } from './toVisit';

const visit = {
  bring: ['photoId', 'closedShoes'],
  forbidden: ['alcoholBefore'],
  unsuitable: [],
  weather: 'anyRain',
  ends: 'centre',
  siteDeposit: 'card',
  group: 'private',
} as const;

const open = (lang: 'en' | 'pl') =>
  toVisit(
    { ...visit, bring: [...visit.bring], forbidden: [...visit.forbidden], unsuitable: [] },
    lang,
  );

it('says what to bring, what is not allowed, the weather rule, the end, the deposit and the group', () => {
  expect(open('en')).toEqual({
    heading: 'Good to know',
    rows: [
      ['Bring', 'photo ID, closed shoes'],
      ['Not allowed', 'drinking beforehand'],
      ['Weather', 'runs in rain; only a storm moves it'],
      ['Ends', 'back in the centre, by minibus'],
      ['Deposit on site', 'refundable, on a card, against damage'],
      ['Your group', 'on its own'],
    ],
  });
});

it('speaks the language of the site', () => {
  expect(open('pl')?.rows[1]).toEqual(['Nie wolno', 'pić wcześniej alkoholu']);
});

it('is left out where a product does not say', () => {
  expect(toVisit(undefined, 'en')).toBeNull();
});
