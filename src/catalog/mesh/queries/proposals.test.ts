import { buildMesh } from '../buildMesh';
import { edit, toLoaded } from '@/testing/editContent';
import { createSmallContent } from '@/testing/smallContent';
import { getValidDays, getVatRate } from './proposals';

const load = (proposals: unknown, terms?: unknown) => {
  const content = edit(createSmallContent(), 'shop-groups/2.json', 'proposals', proposals);
  return buildMesh([
    toLoaded(terms === undefined ? content : edit(content, 'shop-groups/2.json', 'terms', terms)),
  ]);
};

const groupOf = (mesh: ReturnType<typeof load>) => {
  const group = mesh.shopGroups.get(2);
  if (!group) throw new Error('There is no such group');
  return group;
};

it('a brand says for how many days prices hold, and its VAT by country', () => {
  const group = groupOf(load({ validDays: 21, vat: { PL: 23, CH: 8.1 } }));
  expect(getValidDays(group)).toBe(21);
  expect([getVatRate(group, 'PL'), getVatRate(group, 'CH')]).toEqual([2300, 810]);
});

it('no rate is assumed for a country that it does not name', () => {
  expect(getVatRate(groupOf(load({ validDays: 21, vat: { PL: 23 } })), 'DE')).toBeNull();
  const silent = groupOf(buildMesh([toLoaded(createSmallContent())]));
  expect([getValidDays(silent), getVatRate(silent, 'PL')]).toEqual([14, null]);
});

it.each([
  [{ validDays: 0, vat: {} }],
  [{ validDays: 14, vat: { Poland: 23 } }],
  [{ validDays: 14, vat: { PL: 8.125 } }],
  [{ validDays: 14, vat: { PL: 230 } }],
  [{ validDays: 14, vat: {}, free: true }],
])('%j is refused, with the file', (proposals) => {
  const { faults } = load(proposals);
  expect(faults.map(({ file }) => file)).toContain('shop-groups/2.json');
});

it('prices cannot include VAT and be without tax at once', () => {
  const terms = { tax: 8.1, deposit: 30 };
  expect(load({ validDays: 14, vat: { PL: 23 } }, terms).faults).not.toEqual([]);
  expect(load({ validDays: 14, vat: {} }, terms).faults).toEqual([]);
});
