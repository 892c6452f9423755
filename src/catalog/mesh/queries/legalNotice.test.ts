import { buildMesh } from '../buildMesh';
import { sites } from '@/config/sites/records';
import type { SiteId } from '@/config/sites/site';
import { company } from '@/testing/company';
import { drop, edit, put, toLoaded } from '@/testing/editContent';
import { type Content, createSmallContent } from '@/testing/smallContent';
import type { Prose } from '../prose/prose';
import { listPages } from './pages';

const group = 'shop-groups/1.json';
const small = createSmallContent();
const withCompany = edit(small, group, 'company', company);

const noticeOf = (siteId: SiteId, content: Content = withCompany) =>
  listPages(buildMesh([toLoaded(content)]), { ...sites[siteId], shopGroupId: 1 }).find(
    ({ kind }) => kind === 'legal-notice',
  );

const textOf = (prose: Prose): string =>
  prose
    .map((node) => {
      if (typeof node === 'string') return node;
      return 'children' in node ? `${textOf(node.children)}\n` : '';
    })
    .join('');

const print = (siteId: SiteId, content?: Content) =>
  textOf(noticeOf(siteId, content)?.read().prose ?? []);

describe('the legal notice', () => {
  it.each([
    ['en', 'legal-notice', 'Legal notice'],
    ['de', 'impressum', 'Impressum'],
    ['fr', 'mentions-legales', 'Mentions légales'],
    ['pl', 'dane-firmy', 'Dane firmy'],
    ['dk', 'virksomhedsoplysninger', 'Virksomhedsoplysninger'],
    ['no', 'om-selskapet', 'Opplysninger om selskapet'],
    ['sv', 'foretagsuppgifter', 'Företagsuppgifter'],
  ] as const)('has the name that the country of %s gives it', (siteId, slug, title) => {
    expect(noticeOf(siteId)).toMatchObject({ slug, title, menu: 'legal', updated: '2026-11-20' });
  });

  it('names company, register, VAT number, representatives, host and mediator', () => {
    const text = print('fr');
    for (const fact of [
      'Siège social\u00a0: Musterstraße 1, 10999 Berlin (DE)',
      'Amtsgericht Charlottenburg, HRB 0000',
      'N° de TVA intracommunautaire\u00a0: DE000000000',
      'Erika Beispiel\nMax Beispiel',
      'Hébergeur\nExample Hosting',
      'https://mediation.example',
    ])
      expect(text).toContain(fact);
  });

  it('has no part for what the company has not', () => {
    const without = drop(withCompany, group, 'company.mediator');
    expect(print('de')).toContain('Verbraucherstreitbeilegung');
    expect(print('de', without)).not.toContain('Verbraucherstreitbeilegung');
  });

  it('shows a name as it is written, and never as markup', () => {
    const odd = edit(withCompany, group, 'company.name', '# <b>Odd</b> [Ltd](https://x.example)');
    expect(print('en', odd)).toContain('# <b>Odd</b> [Ltd](https://x.example)');
  });

  it('is no page of a brand without the record of its company', () => {
    expect(noticeOf('de', small)).toBeUndefined();
  });

  it('gives way to a page that an editor wrote at its address', () => {
    const terms = small.get('pages/de/terms.md');
    if (!terms) throw new Error('The small content has no German terms');
    const written = edit(
      put(withCompany, 'pages/de/imprint.md', terms.data),
      'pages/de/imprint.md',
      'frontMatter.slug',
      'impressum',
    );
    expect(noticeOf('de', written)).toBeUndefined();
  });
});

it.each([
  ['vatNumber', 'DE 123', 'must be a VAT number with its country'],
  ['country', 'Germany', 'must be a country code of two letters'],
  ['vat', 'DE000000000', 'nrecognized key'],
])('a company with %s %j is refused with the reason', (field, value, reason) => {
  const wrong = edit(withCompany, group, 'company', { ...company, [field]: value });
  const { faults } = buildMesh([toLoaded(small)], buildMesh([toLoaded(withCompany)]));
  expect(faults).toEqual([]);
  const reasons = buildMesh([toLoaded(wrong)], buildMesh([toLoaded(withCompany)])).faults;
  expect(reasons).toEqual([
    expect.objectContaining({ file: group, reason: expect.stringContaining(reason) }),
  ]);
});
