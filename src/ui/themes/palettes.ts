import type { PaletteOptions } from '@mui/material/styles';
import type { ThemeName } from '@/config/sites/site';

/** What every theme defines of its palette. */
export interface ThemePalette extends PaletteOptions {
  readonly secondary: { readonly main: string; readonly contrastText: string };
  readonly green: NonNullable<PaletteOptions['green']>;
  readonly cta: NonNullable<PaletteOptions['cta']>;
  readonly link: string;
  readonly Alert: {
    readonly warningColor: string;
    readonly warningStandardBg: string;
    readonly errorStandardBg: string;
  };
}

const white = '#FFFFFF';

const neutral = {
  text: { primary: '#17242B', secondary: '#52606A' },
  background: { default: '#FFFFFF', paper: '#FFFFFF' },
  divider: '#E4E0D8',
  control: '#828890',
  error: { main: '#B3261E', contrastText: white },
  Alert: {
    errorStandardBg: '#FDF1F0',
    warningStandardBg: '#FFF1CC',
    warningColor: '#573A00',
  },
} as const;

/** Text on the secondary colour, which is light in every brand. */
const onSecondary = '#1B150D';

/** The colours of each theme, as full hex codes. A brand may replace those that the theme does not fix. */
export const palettes: Readonly<Record<ThemeName, ThemePalette>> = {
  default: {
    ...neutral,
    primary: { main: '#0F6B66', contrastText: white },
    secondary: { main: '#F6AE2D', contrastText: onSecondary },
    green: { main: '#0B7A54', dark: '#096243', contrastText: white },
    cta: { main: '#0F6B66', dark: '#0A504C', contrastText: white },
    link: '#0D5F5B',
    wash: '#F7EFE0',
    tint: '#DFEFE9',
    deep: '#0B3A3D',
    band: '#F6AE2D',
    bandInk: '#1B150D',
    block: '#0F6B66',
  },
  // Spec section 9 fixes primary, secondary and green.
  red: {
    ...neutral,
    text: { primary: '#1C1413', secondary: '#5C504D' },
    // White text on this red has a contrast of 3.9:1, so buttons that carry it are `cta`, or have dark text.
    primary: { main: '#EC3F43', contrastText: '#1C1413' },
    secondary: { main: '#FF8A12', contrastText: onSecondary },
    green: { main: '#008768', dark: '#006C53', contrastText: white },
    cta: { main: '#CE272C', dark: '#A41B20', contrastText: white },
    link: '#B52025',
    wash: '#FAF2ED',
    tint: '#FCE4E2',
    deep: '#2B1B22',
    band: '#FF8A12',
    bandInk: '#1B120A',
    block: '#C42328',
  },
};
