import type { ContentFault } from '@/catalog/sources/contentFault';
import type { Site } from '@/config/sites/site';
import { articleFile } from '../collections';
import type { Mesh } from '../mesh';
import { type PageKind, pageKinds } from '../nodes/article';
import { listPages } from '../queries/pages';

/** The usual file name of a kind. */
const nameOf = (kind: PageKind) => (kind === 'privacy' ? 'privacy-policy' : kind);

/** Reports pages that a site lacks although the shop links to them: terms, privacy policy and so on. */
export const findMissingPages = (mesh: Mesh, sites: readonly Site[]): ContentFault[] =>
  sites
    .filter((site) => mesh.shopGroups.has(site.shopGroupId))
    .flatMap((site) => {
      const kinds = new Set(listPages(mesh, site).map(({ kind }) => kind));
      return pageKinds
        .filter((kind) => !kinds.has(kind))
        .map((kind) => ({
          file: articleFile('pages', site.lang, nameOf(kind)),
          field: 'kind',
          kind: 'missing-page' as const,
          reason: `the site ${site.id} has no page of the kind “${kind}” for its visitors`,
        }));
    });
