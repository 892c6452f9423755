import fc from 'fast-check';
import { slug } from '@/catalog/mesh/nodes/fields';
import { toSlug, withId } from './slugs';

it.each([
  ['plan-for-rain', 'plan-for-rain'],
  ['%c5%82%c3%b3d%c5%ba-noc%c4%85', 'lodz-noca'],
  ['Straße_nach Ærø', 'strasse-nach-aero'],
  ['%e0%a4%a', 'e0-a4-a'],
  ['日本', ''],
])('%s is %j', (written, ours) => {
  expect(toSlug(written)).toBe(ours);
});

it('a long one ends with a word', () => {
  expect(toSlug('word-'.repeat(40))).toBe('word-'.repeat(12).slice(0, -1));
});

it('whatever it was, it is one of ours or nothing, with an id too', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.nat(), (text, id) => {
      const made = toSlug(text);
      if (made !== '') expect(slug.safeParse(made).success).toBe(true);
      expect(slug.safeParse(withId(made, id)).success).toBe(true);
    }),
  );
});
