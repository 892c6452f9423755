import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import type { Mesh } from '@/catalog/mesh/mesh';
import { createFilesLoader } from '@/catalog/sources/files/filesLoader';
import { sites } from '@/config/sites/records';
import { siteIds } from '@/config/sites/site';
import { drop, edit, toLoaded } from '@/testing/editContent';
import { type Content, createSmallContent } from '@/testing/smallContent';
import { listPages } from './pages';
import { getTermsVersion } from './termsPages';

const [a, b] = ['a'.repeat(40), 'b'.repeat(40)];

const withTerms = edit(createSmallContent(), 'pages/en/terms.md', 'gitBlobId', a);

const good = edit(withTerms, 'pages/en/cancellation.md', 'gitBlobId', b);

const versionOf = (content: Content) =>
  getTermsVersion(listPages(buildMesh([toLoaded(content)]), sites.en));

it('is that of the terms and of the rules of cancellation', () => {
  expect(versionOf(good)).toBe('aaaaaaaaaaaa.bbbbbbbbbbbb');
});

it('does not change with another page', () => {
  expect(versionOf(edit(good, 'pages/en/faq.md', 'gitBlobId', 'c'.repeat(40)))).toBe(
    versionOf(good),
  );
});

it('is unknown where one of them is from no file, or where there is none', () => {
  expect(versionOf(withTerms)).toBeNull();
  const none = drop(drop(good, 'pages/en/terms.md'), 'pages/en/cancellation.md');
  expect(versionOf(none)).toBeNull();
});

describe('with the shipped content', () => {
  const folder = 'content';
  let mesh: Mesh;
  beforeAll(async () => {
    mesh = buildMesh([await createFilesLoader(folder).load()]);
  });

  it.each(siteIds)('git finds the pages that %s shows by it', (siteId) => {
    const { lang, shopGroupId } = sites[siteId];
    const audience = mesh.shopGroups.get(shopGroupId)?.audience;
    const prefix = audience === 'corporate' ? 'corporate-' : '';
    const files = ['terms', 'cancellation'].map((key) =>
      join(folder, 'pages', lang, `${prefix}${key}.md`),
    );
    const ids = files.map((file) =>
      execFileSync('git', ['hash-object', '--no-filters', file], { encoding: 'utf8' }).slice(0, 12),
    );
    expect(getTermsVersion(listPages(mesh, sites[siteId]))).toBe(ids.join('.'));
  });
});
