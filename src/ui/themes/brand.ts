import type { PaletteOptions, Shape, Shadows } from '@mui/material/styles';
import type { FaceName } from './faces';
import type { ThemeParts } from './parts';

/** What every brand decides of the theme's parts. */
export interface BrandTheme extends Pick<
  ThemeParts,
  'type' | 'rhythm' | 'card' | 'button' | 'motif'
> {
  readonly shape: Shape;
  readonly shadows: Shadows;
}

/** A brand: overrides of the theme, and the layout variants of stylesheets. */
export interface Brand {
  /** Overrides of both themes. */
  readonly theme: BrandTheme;
  /** Its own colours in each theme; the red theme fixes three (spec section 9). */
  readonly palettes: {
    readonly default: PaletteOptions;
    readonly red: Omit<PaletteOptions, 'primary' | 'secondary' | 'green'>;
  };
  /** Colour of the main button on the dark ground of a hero. */
  readonly onDark: 'cta' | 'secondary';
  /** The faces that its type names. */
  readonly faces: { readonly heading: FaceName; readonly body: FaceName };
  readonly manner: {
    /**
     * Place of the hero's text: on the picture, over a framed one, in its middle, on a block beside it, or as on a
     * front page.
     */
    readonly hero: 'poster' | 'framed' | 'centred' | 'split' | 'editorial';
    /** Style of section headings: plain, below a rule, centred, or in a column of their own. */
    readonly sections: 'plain' | 'ruled' | 'centred' | 'aside';
  };
}
