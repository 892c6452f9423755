import { buildMesh } from '../buildMesh';
import { sites } from '@/config/sites/records';
import { company } from '@/testing/company';
import { drop, edit, toLoaded } from '@/testing/editContent';
import { type Content, createSmallContent } from '@/testing/smallContent';
import { findOpenPoints } from './companies';

const group = 'shop-groups/1.json';
const withCompany = edit(createSmallContent(), group, 'company', company);

const check = (content: Content, ...shown: readonly (keyof typeof sites)[]) =>
  findOpenPoints(
    buildMesh([toLoaded(content)]),
    shown.map((id) => sites[id]),
  );

it('a brand without a company is named with the sites that show no legal notice', () => {
  expect(check(createSmallContent(), 'en', 'de')).toEqual([
    {
      file: group,
      field: 'company',
      reason: expect.stringMatching(
        /^is missing: no legal notice on en, de, and nothing says whom/,
      ),
    },
  ]);
});

it('a complete company leaves nothing open', () => {
  expect(check(withCompany, 'en', 'de', 'fr', 'pl')).toEqual([]);
});

it.each([
  ['host', 'fr'],
  ['mediator', 'fr'],
  ['capital', 'fr, pl'],
  ['register', 'en, de, fr, pl'],
  ['vatNumber', 'en, de, fr, pl'],
] as const)('without %s, the sites %s are named', (field, named) => {
  const without = drop(withCompany, group, `company.${field}`);
  expect(check(without, 'en', 'de', 'fr', 'pl')).toEqual([
    {
      file: group,
      field: `company.${field}`,
      reason: `is missing: the legal notice of ${named} has to name it`,
    },
  ]);
});

it('asks nothing of a brand that no site shows', () => {
  expect(check(createSmallContent())).toEqual([]);
});
