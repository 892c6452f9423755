import { edit, toLoaded } from '@/testing/editContent';
import { createSmallContent } from '@/testing/smallContent';
import { buildMesh } from '../buildMesh';
import { getTerms } from './terms';

const good = createSmallContent();

const build = (terms?: unknown) => {
  const content = terms === undefined ? good : edit(good, 'shop-groups/1.json', 'terms', terms);
  const mesh = buildMesh([toLoaded(content)], buildMesh([toLoaded(good)]));
  const group = mesh.shopGroups.get(1);
  return { faults: mesh.faults, terms: group && getTerms(group) };
};

it('the terms of a brand are the defaults of spec section 9 where its file does not say', () => {
  expect(build()).toEqual({ faults: [], terms: { tax: null, deposit: 30 } });
});

it.each([
  { tax: 23, deposit: 50 },
  { tax: null, deposit: 0 },
  { tax: 0, deposit: 100 },
  { tax: 7.5, deposit: 12.5 },
])('the terms of a brand are those in its file: %j', (terms) => {
  expect(build(terms)).toEqual({ faults: [], terms });
});

it.each([
  { tax: 23 },
  { deposit: 30 },
  { tax: -1, deposit: 30 },
  { tax: 101, deposit: 30 },
  { tax: 23, deposit: null },
  { tax: 23, deposit: 101 },
  { tax: '23', deposit: 30 },
  { tax: 23, deposit: 30, tip: 10 },
  null,
])('terms that cannot be are reported, and the last good ones stay: %j', (terms) => {
  const { faults, terms: kept } = build(terms);
  expect(faults).toMatchObject([{ file: 'shop-groups/1.json' }]);
  expect(kept).toEqual({ tax: null, deposit: 30 });
});
