import type { Place, Point } from '@/lib/geo/mercator';

/** How a map stands after each change of scale. */
export interface Scale {
  /** Where the places are, in px from each other. */
  readonly points: readonly Point[];
  readonly canGrow: boolean;
  readonly canShrink: boolean;
}

export interface MapOptions {
  readonly places: readonly Place[];
  /** ISO 3166-1 alpha-2 codes of the countries that stand out. */
  readonly home: ReadonlySet<string>;
  /** Without any motion of its own. */
  readonly isCalm: boolean;
  readonly onScale: (scale: Scale) => void;
  /** Someone clicked where nothing is. */
  readonly onSea: () => void;
}

/** A map that stands on the page. */
export interface DrawnMap {
  /** Empty elements that stand at the places, in their order: whoever asked for the map fills them. */
  readonly spots: readonly HTMLElement[];
  readonly grow: () => void;
  readonly shrink: () => void;
  /** All places in sight again. */
  readonly showAll: () => void;
  /** Brings a place into sight, with room for what opens above it. */
  readonly show: (index: number) => void;
  /** Brings a place into sight that is out of it. */
  readonly find: (index: number) => void;
  readonly remove: () => void;
}
