import type { PackedLine } from './lines';

export interface Country {
  /** ISO 3166-1 alpha-2; `null` if it has none. */
  readonly code: string | null;
  /** Islands and mainlands. The first ring of each is its coast, the others are holes. */
  readonly areas: readonly (readonly PackedLine[])[];
}

/** Data of a map, in a file that build and dev generate. */
export interface Geodata {
  readonly countries: readonly Country[];
  /** Borders between two countries, each once. */
  readonly borders: readonly PackedLine[];
}
