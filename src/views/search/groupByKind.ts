import type { EntryKind } from '@/search/entries';
import type { Hit } from '@/search/hit';

export interface HitGroup {
  readonly kind: EntryKind;
  readonly hits: readonly Hit[];
}

const kinds: readonly EntryKind[] = ['city', 'activity', 'post', 'page'];

/** Hits by kind: the kind of the best one first, the others in the order in which visitors want them. */
export const groupByKind = (hits: readonly Hit[]): readonly HitGroup[] => {
  const best = hits[0]?.entry.kind;
  return [...kinds]
    .sort((a, b) => Number(b === best) - Number(a === best))
    .map((kind) => ({ kind, hits: hits.filter(({ entry }) => entry.kind === kind) }))
    .filter((group) => group.hits.length > 0);
};
