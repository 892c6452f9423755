import { existsSync } from 'node:fs';
import fc from 'fast-check';
import { favicon } from './favicon';

it('is a special one for shop group 5', () => {
  expect(favicon(5)).toBe('/icons/favicon-5.svg');
});

it('is the default one for every other shop group', () => {
  const otherGroup = fc.integer().filter((id) => id !== 5);
  fc.assert(fc.property(otherGroup, (id) => favicon(id) === '/icons/favicon.svg'));
});

it.each([1, 5])('is a file that the shop serves (group %d)', (id) => {
  expect(existsSync(`public${favicon(id)}`)).toBe(true);
});
