import type { PackedLine } from './lines';

export interface Country {
  /** ISO 3166-1 alpha-2; `null` where it has none. */
  readonly code: string | null;
  /** Islands and mainlands; the first ring of each is its coast, the others are holes. */
  readonly areas: readonly (readonly PackedLine[])[];
}

/** What a map is drawn from: the file that build and dev make. */
export interface Geodata {
  readonly countries: readonly Country[];
  /** Between two countries, each once. */
  readonly borders: readonly PackedLine[];
}
