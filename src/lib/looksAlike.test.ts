import { createElement } from 'react';
import { looksAlike } from './looksAlike';

test.each<[string, unknown, unknown]>([
  ['equal texts', 'Add', 'Add'],
  ['two callbacks', () => 1, () => 2],
  ['two elements', createElement('i'), createElement('b')],
  ['a label of text and element', ['45 £', createElement('i')], ['45 £', createElement('i')]],
  ['options with the same labels', [{ value: 1, label: 'One' }], [{ value: 1, label: 'One' }]],
  ['two maps', new Map([[1, 2]]), new Map()],
  ['nothing', undefined, undefined],
  ['not a number', NaN, NaN],
])('%s look alike', (_, one, other) => {
  expect(looksAlike(one, other)).toBe(true);
});

test.each<[string, unknown, unknown]>([
  ['two texts', 'Add', 'Remove'],
  ['a number and its text', 1, '1'],
  ['nothing and null', undefined, null],
  ['null and an object', null, {}],
  ['lists of two lengths', ['a'], ['a', 'b']],
  ['options with another label', [{ label: 'One' }], [{ label: 'Two' }]],
  ['a property more', { a: 1 }, { a: 1, b: undefined }],
  ['an element and a text', createElement('i'), 'i'],
  ['prices in a label', ['45 £', createElement('i')], ['46 £', createElement('i')]],
])('%s do not', (_, one, other) => {
  expect(looksAlike(one, other)).toBe(false);
  expect(looksAlike(other, one)).toBe(false);
});
