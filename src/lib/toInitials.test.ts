import { toInitials } from './toInitials';

it.each([
  ['Piotr Zieliński', 'PZ'],
  ['Åse Örn', 'ÅÖ'],
  ['José María de la Cruz', 'JC'],
  ['łucja', 'Ł'],
  ['  Tom   Ashworth ', 'TA'],
  ['𝒜nn Lee', '𝒜L'],
])('%s is %s', (name, initials) => {
  expect(toInitials(name)).toBe(initials);
});
