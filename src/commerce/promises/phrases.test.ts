import { languages } from '@/config/sites/site';
import { toPhrases } from './phrases';
import { fillPromises, findUnknownPromises } from './fillPromises';
import { freeChanges, freeUntil } from './cancellation';

const replyOf = (lang: (typeof languages)[number], replyWorkingDays: number) =>
  toPhrases(lang, { replyWorkingDays, deposit: 30 }).reply.replaceAll(/\s/g, ' ');

it.each([
  ['en', 'within 1 working day', 'within 2 working days'],
  ['de', 'innerhalb von 1 Arbeitstag', 'innerhalb von 2 Arbeitstagen'],
  ['fr', 'sous 1 jour ouvré', 'sous 2 jours ouvrés'],
  ['pl', 'w ciągu 1 dnia roboczego', 'w ciągu 2 dni roboczych'],
  ['da', 'inden for 1 hverdag', 'inden for 2 hverdage'],
  ['no', 'innen 1 arbeidsdag', 'innen 2 arbeidsdager'],
  ['sv', 'inom 1 arbetsdag', 'inom 2 arbetsdagar'],
] as const)('the reply time in %s: %s, %s', (lang, one, two) => {
  expect(replyOf(lang, 1)).toBe(one);
  expect(replyOf(lang, 2)).toBe(two);
});

it('every activity can be changed free of charge as long as the strictest terms allow', () => {
  expect(freeChanges).toEqual(freeUntil.strict);
  expect(toPhrases('en').changes).toBe('30 days');
});

it('a brand’s own deposit is written as the language does', () => {
  expect(toPhrases('en', { replyWorkingDays: 1, deposit: 45 }).deposit).toBe('45%');
  expect(toPhrases('de', { replyWorkingDays: 1, deposit: 45 }).deposit).toBe('45\u00a0%');
});

it.each(languages)('there is a phrase for every promise in %s', (lang) => {
  expect(Object.values(toPhrases(lang)).filter((phrase) => !/\d/.test(phrase))).toEqual([]);
});

it('promises are filled in wherever they stand, and other placeholders stay', () => {
  const texts = { a: ['We answer {{shop.reply}}.', { b: '{{percent}}, {{shop.balance}} before' }] };
  expect(fillPromises(texts, toPhrases('en'))).toEqual({
    a: ['We answer within 1 working day.', { b: '{{percent}}, 14 days before' }],
  });
});

it('a promise that the shop does not know stays as written and is found', () => {
  expect(fillPromises('{{shop.breakfast}}', toPhrases('en'))).toBe('{{shop.breakfast}}');
  expect(findUnknownPromises('{{shop.reply}} {{shop.breakfast}}')).toEqual(['breakfast']);
});
