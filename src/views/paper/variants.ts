/** The forms of a sheet, from the largest type down to the one that leaves the most out. */

/** Below this, print cannot be read. In pt. */
export const LEAST_SIZE = 6.5;

const sizes = [14, 13, 12, 11, 10, 9, 8.25, 7.5, 7, LEAST_SIZE];

/** A sheet with people has lists to tick and to write on: more room, rather than larger type. In pt. */
const LARGEST_WITH_PEOPLE = 11;

/** Up to so many activities stand below each other, whatever the size of the type. */
const SHORT_PROGRAMME = 8;
/** From this size on, the lines of one column are too long to read. In pt. */
const SMALL = 9;

export interface SheetVariant {
  /** Size of the type, in pt. */
  readonly size: number;
  /** Of the programme. */
  readonly columns: 1 | 2;
  /** How many activities are shown. */
  readonly stops: number;
  /** How many people are shown. */
  readonly people: number;
}

/**
 * The forms to try, one after the other. Everything is shown as long as it can be read; after that both lists become
 * shorter together. The last one shows neither, so it always fits.
 */
export const listVariants = (stops: number, people = 0): readonly SheetVariant[] => {
  const toColumns = (size: number) => (stops > SHORT_PROGRAMME || size <= SMALL ? 2 : 1);
  const longest = Math.max(stops, people);
  return [
    ...sizes
      .filter((size) => people === 0 || size <= LARGEST_WITH_PEOPLE)
      .map((size) => ({ size, columns: toColumns(size), stops, people }) as const),
    ...Array.from({ length: longest }, (_, left) => {
      const part = (longest - left - 1) / longest;
      return {
        size: LEAST_SIZE,
        columns: 2,
        stops: Math.floor(stops * part),
        people: Math.floor(people * part),
      } as const;
    }),
  ];
};
