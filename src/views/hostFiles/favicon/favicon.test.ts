import { existsSync } from 'node:fs';
import fc from 'fast-check';
import { favicon } from './favicon';

it('is a special one for shop group 5', () => {
  expect(favicon(5)).toBe('/icons/favicon-5');
});

it('is the default one for every other shop group', () => {
  const otherGroup = fc.integer().filter((id) => id !== 5);
  fc.assert(fc.property(otherGroup, (id) => favicon(id) === '/icons/favicon'));
});

it.each([1, 5])(
  'is a file that the shop serves, for tabs and for home screens (group %d)',
  (id) => {
    const files = ['svg', 'png'].map((ending) => `public${favicon(id)}.${ending}`);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  },
);
