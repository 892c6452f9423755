import { defaultRates } from '@/commerce/pricing/currencies';
import { sites } from '@/config/sites/records';
import { contextOf, getViewContext } from './context';

const getRates = jest.fn(async () => defaultRates);

jest.mock('@/catalog/mesh/getRates', () => ({ getRates: () => getRates() }));

it('a view gets the rates of the moment, though the rest is made once per mesh', async () => {
  const before = await getViewContext(sites.en);
  getRates.mockResolvedValue({ ...defaultRates, GBP: 0.2 });
  const after = await getViewContext(sites.en);

  expect(before.rates.GBP).toBe(0.19);
  expect(after.rates.GBP).toBe(0.2);
  expect(after.shops).toBe(before.shops);
});

it('a site’s part of the mesh is made once', async () => {
  const { mesh } = await getViewContext(sites.en);
  expect(contextOf(mesh, sites.en)).toBe(contextOf(mesh, sites.en));
});

it('a site whose shop group is not in the mesh cannot be shown, and is no 404', async () => {
  await expect(getViewContext({ ...sites.sv, id: 'single-sv', shopGroupId: 99 })).rejects.toThrow(
    'No usable shop group 99',
  );
});

it('the texts of a site say what its brand promises', async () => {
  const { mesh } = await getViewContext(sites.en);
  const group = mesh.shopGroups.get(sites.en.shopGroupId);
  if (!group) throw new Error('The English site has a brand');
  const slow = {
    ...mesh,
    shopGroups: new Map(mesh.shopGroups).set(group.id, {
      ...group,
      service: { replyWorkingDays: 3 },
      terms: { tax: null, deposit: 45 },
    }),
  };
  const context = contextOf(slow, sites.en);

  expect(JSON.stringify(context?.groupTexts.guarantees)).toContain('within 3 working days');
  expect(context?.groupTexts.guarantees[0]?.heading).toContain('45%');
  const faq = context?.pages.find(({ kind }) => kind === 'faq')?.read();
  expect(JSON.stringify(faq)).toContain('within 3 working days');
});

it.each(Object.values(sites))('every promise in the texts of $id is filled in', async (site) => {
  const { groupTexts, pages, posts } = await getViewContext(site);
  const texts = [
    groupTexts,
    ...[...pages, ...posts].map((it) => [it.title, it.summary, it.read()]),
  ];
  expect(JSON.stringify(texts)).not.toContain('{{');
});
