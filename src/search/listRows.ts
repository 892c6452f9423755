import type { FoundPlace, Hit } from './hit';

/** A line of a short list. */
export interface Row {
  readonly hit: Hit;
  /** Of an activity: in which city. */
  readonly place: FoundPlace | null;
}

/** Beside the first one; where cities were asked for, no others. */
const furtherRows = (hit: Hit): readonly Row[] =>
  hit.places.slice(1, hit.named || undefined).map((place) => ({ hit, place }));

/** Every hit once and then, while there is room, the other cities of the best: one activity does not fill the list. */
export const listRows = (hits: readonly Hit[], most: number): readonly Row[] => {
  const shown = hits.slice(0, most);
  const first = shown.map((hit): Row => ({ hit, place: hit.places[0] ?? null }));
  return [...first, ...shown.flatMap(furtherRows)].slice(0, most);
};
