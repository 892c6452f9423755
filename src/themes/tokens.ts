import type { ThemeName } from '@/sites/site';

/** The colours of a theme, all as full hex codes. A brand may change those that the theme does not insist on. */
export interface ThemeTokens {
  /** The brand's accent, for fills, marks and large type. */
  readonly primary: string;
  readonly secondary: string;
  /** Good news: savings, included things, the chat button. */
  readonly green: string;
  /** Fill of the one thing to press on a screen; carries white text at 4.5:1 or better. */
  readonly cta: string;
  readonly ctaHover: string;
  /** Links and small accented text on paper; 4.5:1 or better. */
  readonly link: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly paper: string;
  readonly surface: string;
  /** Sections that stand back from the page. */
  readonly wash: string;
  /** What is chosen, pointed at or marked: a breath of the accent. */
  readonly tint: string;
  readonly line: string;
  /** Edges of fields and buttons; 3:1 or better on paper. */
  readonly control: string;
  /** What is wrong; 4.5:1 or better on paper. */
  readonly danger: string;
  readonly dangerWash: string;
  /** Ground and text of what is good to know. */
  readonly notice: string;
  readonly noticeInk: string;
  /** The dark ground of the footer and of heroes; carries white text. */
  readonly deep: string;
  /** The light ground of badges, numbers and the band that tells of the free place; carries `bandInk`. */
  readonly band: string;
  readonly bandInk: string;
  /** The ground of the one loud band of a page, in full colour; carries white text. */
  readonly block: string;
}

/** What every brand in a theme may have its own way; the red theme keeps three colours (spec section 9). */
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
