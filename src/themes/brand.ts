import type { FaceName } from './faces';
import type { Paint } from './tokens';

/** What a brand decides beside its colours. Lengths are CSS values, unless they say otherwise. */
export interface Brand {
  readonly paint: Paint;
  readonly type: {
    readonly heading: FaceName;
    readonly body: FaceName;
    /** How far sizes stand apart; 1 is the house's own scale, wide faces need less. */
    readonly contrast: number;
    /** Of headings: one that their face is cut to. */
    readonly weight: number;
    readonly displayTracking: string;
    readonly tracking: string;
    readonly displayLeading: number;
    readonly leading: number;
    readonly case: 'none' | 'uppercase';
  };
  readonly shape: {
    /** Of small things and fields, of cards, of heroes and panels. */
    readonly radius: readonly [small: string, medium: string, large: string];
    readonly button: string;
    readonly chip: string;
    /** How thick the rules between things are. */
    readonly rule: string;
    /** Around panels. */
    readonly edge: string;
  };
  /** How things stand out from the page: at rest, raised, above everything. */
  readonly shadow: readonly [rest: string, raised: string, above: string];
  readonly card: {
    readonly border: string;
    readonly ground: 'surface' | 'none';
    /** Between the edge of a card and its words. */
    readonly pad: string;
    readonly hover: string;
  };
  readonly button: {
    readonly border: string;
    readonly shadow: string;
    readonly pressed: string;
    /** Which colour the one thing to press has on the dark ground of a hero. */
    readonly onDark: 'cta' | 'secondary';
    readonly weight: number;
  };
  /** How much air: 1 is the house's own rhythm. */
  readonly air: number;
  readonly width: string;
  readonly manner: {
    /** The words on the picture, over a framed one, in its middle, on a block beside it, or as on a front page. */
    readonly hero: 'poster' | 'framed' | 'centred' | 'split' | 'editorial';
    /** Headings: plain, under a rule, in the middle, or in a column of their own. */
    readonly sections: 'plain' | 'ruled' | 'centred' | 'aside';
  };
  /** The brand's figure as the path of an SVG of 48 x 24: drawn small over sections, and as a pattern on bands. */
  readonly motif: string;
}
