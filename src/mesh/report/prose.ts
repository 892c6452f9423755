import type { Fault } from '@/lib/fault';
import { createDraft } from '../draft';
import { whyNowhere } from '../link/whyNowhere';
import type { Mesh } from '../mesh';
import type { LinkTarget, Prose } from '../prose/prose';
import { walkProse } from '../prose/walkProse';

const listTargets = (prose: Prose): readonly LinkTarget[] =>
  walkProse(prose).flatMap((node) =>
    typeof node !== 'string' && 'target' in node ? [node.target] : [],
  );

/**
 * What had to be made harmless in texts, and references in them that lead nowhere: only told, and shown as words. Reads
 * every text there is, which takes far longer than the mesh itself.
 */
export const findProseFaults = ({ records }: Mesh): readonly Fault[] => {
  const draft = createDraft(records.values());
  return [...draft.articles('posts'), ...draft.articles('pages')].flatMap(
    ({ file, lang, value }): readonly Fault[] => {
      const { prose, problems } = value.read();
      return [
        ...problems.map(({ line, reason }) => ({
          file,
          field: `line ${line}`,
          kind: 'markup' as const,
          reason,
        })),
        ...listTargets(prose).flatMap((target) => {
          const reason = whyNowhere(draft, lang, target);
          return reason
            ? [{ file, field: 'body', kind: 'dangling-reference' as const, reason }]
            : [];
        }),
      ];
    },
  );
};
