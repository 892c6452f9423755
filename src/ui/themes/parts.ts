/** Parts of the theme that MUI has no place for. Values are CSS; the keys are those of the variables: see `mui.d.ts`. */
export interface ThemeParts {
  readonly type: {
    /** Size of text on the root element: all sizes in rem grow with it. */
    readonly root: string;
    readonly body: { readonly fontFamily: string };
    readonly heading: {
      readonly fontFamily: string;
      /** The heading's face must contain it. */
      readonly fontWeight: number;
      readonly letterSpacing: string;
      readonly lineHeight: number;
    };
    /** Headings of pages. */
    readonly display: {
      readonly letterSpacing: string;
      readonly lineHeight: number;
      readonly textTransform: 'none' | 'uppercase';
      /** Width of a letter in long words, as a factor of the font size. No number: MUI would add `px`. */
      readonly advance: string;
    };
    /** Sizes of headings from 1, for cards, to 5, for heroes. */
    readonly title: Readonly<Record<number, string>>;
  };
  readonly rhythm: {
    /** Distances from 1 to 6. */
    readonly space: Readonly<Record<number, string>>;
    /** Padding above and below a section. */
    readonly section: string;
    /** Widest line of contents. */
    readonly width: string;
    /** Factor of `width`, which grows on large screens. */
    readonly reach: string;
  };
  readonly card: {
    readonly border: string;
    readonly ground: string;
    readonly pictureRadius: string;
    /** Padding of a card's text. */
    readonly pad: string;
    readonly hover: string;
  };
  readonly button: {
    readonly border: string;
    readonly shadow: string;
    readonly pressed: string;
    readonly fontWeight: number;
  };
  /** MUI's `motion` and `transitions` are values of its components, which are no variables. */
  readonly tempo: { readonly fast: string; readonly slow: string; readonly ease: string };
  /** Gradient below text on a picture. */
  readonly scrim: string;
  /** The brand's motif as a mask, so that each use sets its own colour: small above sections, and as a pattern. */
  readonly motif: string;
}
