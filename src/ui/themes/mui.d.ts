import type { PaletteAlert } from '@mui/material/styles';
import type { ThemeParts } from './parts';

/** The colours of a button: at rest, under the pointer, and of its text. */
interface ActionColor {
  readonly main: string;
  readonly dark: string;
  readonly contrastText: string;
}

/** Colours that MUI has no names for. */
interface OwnColors {
  /** Positive information: savings, included items, the chat button. */
  green: ActionColor;
  /** A screen's main button. */
  cta: ActionColor;
  /** Links and small accented text. */
  link: string;
  /** Background of less prominent sections. */
  wash: string;
  /** Background of selected, hovered or marked elements: a very light accent. */
  tint: string;
  /** Borders of fields and buttons. */
  control: string;
  /** The dark ground of the footer and of heroes, for white text. */
  deep: string;
  /** The light ground of badges, numbers and the band about the free place, for `bandInk`. */
  band: string;
  bandInk: string;
  /** The full-colour ground of a page's most prominent band, for white text. */
  block: string;
}

/** Colours that follow from the others. */
interface DerivedColors {
  /** The main button on the dark ground of a hero. */
  ctaOnDark: ActionColor;
  focus: string;
}

/* eslint-disable @typescript-eslint/no-empty-object-type -- an augmentation adds members by what it extends */

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface BreakpointOverrides {
    xxl: true;
  }
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends OwnColors, DerivedColors {}
  interface PaletteOptions extends Partial<OwnColors>, Partial<DerivedColors> {
    /** `errorStandardBg` is also the ground of errors in text, `warningStandardBg` and `warningColor` are notices. */
    Alert?: Partial<PaletteAlert>;
  }
  interface Shape {
    /** Of small elements and fields; `borderRadius` is that of cards. */
    radiusSmall: string;
    /** Of heroes and panels. */
    radiusLarge: string;
    radiusButton: string;
    radiusChip: string;
    /** Thickness of rules. */
    rule: string;
    panelBorder: string;
  }
  interface ShapeOptions extends Partial<Shape> {}
  interface Theme extends ThemeParts {}
  interface ThemeOptions extends Partial<ThemeParts> {}
  interface ThemeVars extends ThemeParts {}
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    cta: true;
    ctaOnDark: true;
    green: true;
  }
}

declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    cta: true;
    green: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    cta: true;
    green: true;
  }
}

declare module '@mui/material/Badge' {
  interface BadgePropsColorOverrides {
    cta: true;
    green: true;
  }
}

declare module '@mui/material/Checkbox' {
  interface CheckboxPropsColorOverrides {
    cta: true;
    green: true;
  }
}

declare module '@mui/material/Radio' {
  interface RadioPropsColorOverrides {
    cta: true;
    green: true;
  }
}

declare module '@mui/material/ToggleButton' {
  interface ToggleButtonPropsColorOverrides {
    cta: true;
    green: true;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    cta: true;
    plain: true;
    light: true;
    chat: true;
    quiet: true;
    tool: true;
  }
}

declare module '@mui/material/Alert' {
  interface AlertPropsVariantOverrides {
    sentence: true;
    notice: true;
    error: true;
    done: true;
  }
}
