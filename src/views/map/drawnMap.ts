import type { Place, Point } from '@/lib/geo/mercator';

/** State of a map after each zoom. */
export interface Scale {
  /** Positions of the places, in px relative to each other. */
  readonly points: readonly Point[];
  readonly canGrow: boolean;
  readonly canShrink: boolean;
}

export interface MapOptions {
  readonly places: readonly Place[];
  /** ISO 3166-1 alpha-2 codes of the highlighted countries. */
  readonly home: ReadonlySet<string>;
  /** Without animations. */
  readonly isCalm: boolean;
  readonly onScale: (scale: Scale) => void;
  /** Called for a click on no place. */
  readonly onSea: () => void;
}

/** A map on the page. */
export interface DrawnMap {
  /** Empty elements at the places, in their order. The caller fills them. */
  readonly spots: readonly HTMLElement[];
  readonly grow: () => void;
  readonly shrink: () => void;
  /** Shows all places again. */
  readonly showAll: () => void;
  /** Moves a place into view, with room for its popup. */
  readonly show: (index: number) => void;
  /** Moves a place into view if it is outside. */
  readonly find: (index: number) => void;
  readonly remove: () => void;
}
