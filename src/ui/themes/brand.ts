import type { FaceName } from './faces';
import type { Paint } from './tokens';

/** A brand's design beside its colours. Lengths are CSS values, unless noted otherwise. */
export interface Brand {
  readonly paint: Paint;
  readonly type: {
    readonly heading: FaceName;
    readonly body: FaceName;
    /** How much heading sizes differ; 1 is the default scale, wide faces need less. */
    readonly contrast: number;
    /** Weight of headings, which their face must contain. */
    readonly weight: number;
    readonly displayTracking: string;
    readonly tracking: string;
    readonly displayLeading: number;
    readonly leading: number;
    readonly case: 'none' | 'uppercase';
  };
  readonly shape: {
    /** For small elements and fields, for cards, for heroes and panels. */
    readonly radius: readonly [small: string, medium: string, large: string];
    readonly button: string;
    readonly chip: string;
    /** Thickness of rules. */
    readonly rule: string;
    /** Border of panels. */
    readonly edge: string;
  };
  /** Shadows of elements: at rest, raised, above everything. */
  readonly shadow: readonly [rest: string, raised: string, above: string];
  readonly card: {
    readonly border: string;
    readonly ground: 'surface' | 'none';
    /** Padding of a card's text. */
    readonly pad: string;
    readonly hover: string;
  };
  readonly button: {
    readonly border: string;
    readonly shadow: string;
    readonly pressed: string;
    /** Colour of the main button on the dark ground of a hero. */
    readonly onDark: 'cta' | 'secondary';
    readonly weight: number;
  };
  /** Factor for spacing: 1 is the default rhythm. */
  readonly air: number;
  readonly width: string;
  readonly manner: {
    /**
     * Place of the hero's text: on the picture, over a framed one, in its middle, on a block beside it, or as on a
     * front page.
     */
    readonly hero: 'poster' | 'framed' | 'centred' | 'split' | 'editorial';
    /** Style of section headings: plain, below a rule, centred, or in a column of their own. */
    readonly sections: 'plain' | 'ruled' | 'centred' | 'aside';
  };
  /** The brand's motif as an SVG path of 48 x 24: small above sections, and as a pattern on bands. */
  readonly motif: string;
}
