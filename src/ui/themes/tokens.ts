import type { ThemeName } from '@/config/sites/site';

/** The colours of a theme, as full hex codes. A brand may replace those that the theme does not fix. */
export interface ThemeTokens {
  /** The brand's accent, for fills, icons and large text. */
  readonly primary: string;
  readonly secondary: string;
  /** Positive information: savings, included items, the chat button. */
  readonly green: string;
  /** Fill of a screen's main button; white text on it has a contrast of 4.5:1 or better. */
  readonly cta: string;
  readonly ctaHover: string;
  /** Links and small accented text on paper; 4.5:1 or better. */
  readonly link: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly paper: string;
  readonly surface: string;
  /** Background of less prominent sections. */
  readonly wash: string;
  /** Background of selected, hovered or marked elements: a very light accent. */
  readonly tint: string;
  readonly line: string;
  /** Borders of fields and buttons; 3:1 or better on paper. */
  readonly control: string;
  /** Errors; 4.5:1 or better on paper. */
  readonly danger: string;
  readonly dangerWash: string;
  /** Background and text of notices. */
  readonly notice: string;
  readonly noticeInk: string;
  /** The dark ground of the footer and of heroes, for white text. */
  readonly deep: string;
  /** The light ground of badges, numbers and the band about the free place, for `bandInk`. */
  readonly band: string;
  readonly bandInk: string;
  /** The full-colour ground of a page's most prominent band, for white text. */
  readonly block: string;
}

/** A brand's own colours per theme; the red theme fixes three colours (spec section 9). */
export interface Paint {
  readonly default: Partial<ThemeTokens>;
  readonly red: Partial<Omit<ThemeTokens, 'primary' | 'secondary' | 'green'>>;
}

const neutral = {
  ink: '#17242B',
  inkSoft: '#52606A',
  paper: '#FFFFFF',
  surface: '#FFFFFF',
  line: '#E4E0D8',
  control: '#828890',
  danger: '#B3261E',
  dangerWash: '#FDF1F0',
  notice: '#FFF1CC',
  noticeInk: '#573A00',
} as const;

export const tokens = {
  default: {
    ...neutral,
    primary: '#0F6B66',
    secondary: '#F6AE2D',
    green: '#0B7A54',
    cta: '#0F6B66',
    ctaHover: '#0A504C',
    link: '#0D5F5B',
    wash: '#F7EFE0',
    tint: '#DFEFE9',
    deep: '#0B3A3D',
    band: '#F6AE2D',
    bandInk: '#1B150D',
    block: '#0F6B66',
  },
  red: {
    ...neutral,
    ink: '#1C1413',
    inkSoft: '#5C504D',
    primary: '#EC3F43',
    secondary: '#FF8A12',
    green: '#008768',
    cta: '#CE272C',
    ctaHover: '#A41B20',
    link: '#B52025',
    wash: '#FAF2ED',
    tint: '#FCE4E2',
    deep: '#2B1B22',
    band: '#FF8A12',
    bandInk: '#1B120A',
    block: '#C42328',
  },
} as const satisfies Readonly<Record<ThemeName, ThemeTokens>>;
