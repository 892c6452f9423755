import type { FoundPlace, Hit } from './hit';

/** A line of a short list. */
export interface Row {
  readonly hit: Hit;
  /** The city of an activity. */
  readonly place: FoundPlace | null;
}

/** The further cities of a hit; if the query names cities, only those. */
const furtherRows = (hit: Hit): readonly Row[] =>
  hit.places.slice(1, hit.named || undefined).map((place) => ({ hit, place }));

/** Lists every hit once, then further cities of the best hits while there is room. So no activity fills the list. */
export const listRows = (hits: readonly Hit[], most: number): readonly Row[] => {
  const shown = hits.slice(0, most);
  const first = shown.map((hit): Row => ({ hit, place: hit.places[0] ?? null }));
  return [...first, ...shown.flatMap(furtherRows)].slice(0, most);
};
