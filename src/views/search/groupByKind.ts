import type { EntryKind } from '@/catalog/search/entries';
import type { Hit } from '@/catalog/search/hit';

export interface HitGroup {
  readonly kind: EntryKind;
  readonly hits: readonly Hit[];
}

const kinds: readonly EntryKind[] = ['city', 'activity', 'post', 'page'];

/** Groups hits by kind: the best hit's kind comes first, then the fixed order. */
export const groupByKind = (hits: readonly Hit[]): readonly HitGroup[] => {
  const best = hits[0]?.entry.kind;
  return [...kinds]
    .sort((a, b) => Number(b === best) - Number(a === best))
    .map((kind) => ({ kind, hits: hits.filter(({ entry }) => entry.kind === kind) }))
    .filter((group) => group.hits.length > 0);
};
