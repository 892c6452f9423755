import { edit, toLoaded } from '@/testing/editContent';
import { type Content, createSmallContent } from '@/testing/smallContent';
import { buildMesh } from '../buildMesh';
import { findPromiseFaults } from './promises';

const good = createSmallContent();

const faultsOf = (content: Content) => findPromiseFaults(buildMesh([toLoaded(content)]));

it('texts that promise nothing of their own have no faults', () => {
  expect(faultsOf(good)).toEqual([]);
});

it.each([
  ['texts/en/products/food-tour.json', 'meetingPoint', 'Wait at the address on your voucher.'],
  ['texts/en/shop-groups/1.json', 'guarantees.0.text', 'Pay 30% now and the booking stands.'],
  [
    'texts/de/cities/prague.json',
    'summary',
    'Wir sind in Prag Tag und Nacht für eure Gruppe da, ganz gleich, was ihr dort vorhabt und wie viele ihr seid.',
  ],
])('a promise in %s is reported with its words', (file, field, text) => {
  expect(faultsOf(edit(good, file, field, text))).toMatchObject([
    { file, field, kind: 'wording', reason: expect.stringContaining('promises') },
  ]);
});

it('a review is the words of a customer', () => {
  const text = 'We called in the middle of the night: one contact, day and night.';
  expect(faultsOf(edit(good, 'texts/en/shop-groups/1.json', 'reviews.0.text', text))).toEqual([]);
});

it('a promise is written as the shop’s own', () => {
  const file = 'texts/en/shop-groups/1.json';
  const write = (text: string) => faultsOf(edit(good, file, 'guarantees.0.text', text));

  expect(write('A person answers {{shop.reply}}, whatever the question.')).toEqual([]);
  expect(write('A person answers {{shop.soon}}, whatever the question.')).toMatchObject([
    { file, reason: 'names the unknown promise {{shop.soon}}' },
  ]);
});
