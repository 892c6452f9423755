import type { ContentFault } from '@/catalog/sources/contentFault';
import { createRecordIndex } from '../recordIndex';
import { explainDeadLink } from '../link/explainDeadLink';
import type { Mesh } from '../mesh';
import type { LinkTarget, Prose } from '../prose/prose';
import { walkProse } from '../prose/walkProse';

const listTargets = (prose: Prose): readonly LinkTarget[] =>
  walkProse(prose).flatMap((node) =>
    typeof node !== 'string' && 'target' in node ? [node.target] : [],
  );

/**
 * Reports removed markup and broken references in texts. Pages show both as plain words. Parses every text, which takes
 * far longer than building the mesh.
 */
export const findProseFaults = ({ records }: Mesh): readonly ContentFault[] => {
  const draft = createRecordIndex(records.values());
  return [...draft.articles('posts'), ...draft.articles('pages')].flatMap(
    ({ file, lang, value }): readonly ContentFault[] => {
      const { prose, problems } = value.read();
      return [
        ...problems.map(({ line, reason }) => ({
          file,
          field: `line ${line}`,
          kind: 'markup' as const,
          reason,
        })),
        ...listTargets(prose).flatMap((target) => {
          const reason = explainDeadLink(draft, lang, target);
          return reason
            ? [{ file, field: 'body', kind: 'dangling-reference' as const, reason }]
            : [];
        }),
      ];
    },
  );
};
