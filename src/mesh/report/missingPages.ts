import type { Fault } from '@/lib/fault';
import { sites } from '@/sites/records';
import { articleFile } from '../collections';
import type { Mesh } from '../mesh';
import { type PageKind, pageKinds } from '../nodes/article';
import { listPages } from '../queries/pages';

/** What an editor would call the file of a kind. */
const nameOf = (kind: PageKind) => (kind === 'privacy' ? 'privacy-policy' : kind);

/** Pages that every site must have, since the shop itself links to them: its terms, its privacy policy and the like. */
export const findMissingPages = (mesh: Mesh): Fault[] =>
  Object.values(sites)
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
