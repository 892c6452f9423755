import { marks } from '../brand/marks';
import { heroes } from '../scenes';
import { createBrandCard, type BrandCard } from './brandCard';

const brand: BrandCard = {
  mark: marks.kompis.onLight,
  name: 'TROUPE',
  hand: { weight: 20, tracking: 14, isRound: true, stretch: 1 },
  ground: '#ffeedd',
  shade: '#ccbbaa',
  type: '#123456',
  hero: heroes.loft,
  focus: [0.5, 0.5],
  outline: 'M600 0H1200V630H600Z',
};

it('a card has the mark and the name of its brand in front of the hero', () => {
  const { ground, parts, front } = createBrandCard(brand);
  expect(ground.layers.join('')).toContain('#ffeedd');
  expect(parts.map(({ picture, outline }) => [picture, outline])).toEqual([
    [heroes.loft, brand.outline],
  ]);
  const shown = front.layers.join('');
  expect(shown).toContain(marks.kompis.onLight.layers.join(''));
  expect(shown).toContain('stroke="#123456"');
});

it('each letter of a name is drawn, and a space is not', () => {
  const countLetters = (name: string): number =>
    createBrandCard({ ...brand, name })
      .front.layers.join('')
      .split('<path transform="translate(')
      .filter((it) => /^[^>]* d="M/.test(it)).length;
  expect(countLetters('TROUPE')).toBe(6);
  expect(countLetters('SUMMIT & CO')).toBe(9);
});
