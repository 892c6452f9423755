import { mix } from './palettes';

it.each([
  [0, '#102030'],
  [0.5, '#182838'],
  [1, '#203040'],
])('%d of the way between two colours', (amount, color) => {
  expect(mix('#102030', '#203040', amount)).toBe(color);
});

it('a channel of one digit keeps its zero', () => {
  expect(mix('#000000', '#0a0b0c', 1)).toBe('#0a0b0c');
});
