import type { ThemeName } from '@/sites/site';

/** What a brand designer decides; everything else follows from it in `createSiteTheme`. */
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
  readonly line: string;
  /** Edges of fields and buttons; 3:1 or better on paper. */
  readonly control: string;
  /** What is wrong; 4.5:1 or better on paper. */
  readonly danger: string;
  /** Ground and text of what is good to know. */
  readonly notice: string;
  readonly noticeInk: string;
  /** The dark ground of the footer and of bands; carries white text. */
  readonly deep: string;
  /** Of buttons and cards, in px. */
  readonly radius: number;
}

export const bodyFont = '"Figtree Variable", system-ui, sans-serif';
export const headingFont =
  '"Bricolage Grotesque Variable", "Figtree Variable", system-ui, sans-serif';

const neutral = {
  ink: '#1B2430',
  inkSoft: '#566072',
  paper: '#FFFFFF',
  surface: '#FFFFFF',
  line: '#E4E0D8',
  control: '#8B8F99',
  danger: '#B3261E',
  notice: '#FFF3D6',
  noticeInk: '#5C3D00',
} as const;

export const tokens = {
  default: {
    ...neutral,
    primary: '#0F6B66',
    secondary: '#F6AE2D',
    green: '#0B7A54',
    cta: '#0F6B66',
    ctaHover: '#0A524E',
    link: '#0D5F5B',
    wash: '#F8F4EC',
    deep: '#12303A',
    radius: 14,
  },
  red: {
    ...neutral,
    primary: '#EC3F43',
    secondary: '#FF8A12',
    green: '#008768',
    cta: '#CE272C',
    ctaHover: '#A91D22',
    link: '#BF2227',
    wash: '#FBF3EE',
    deep: '#2B1B26',
    radius: 8,
  },
} as const satisfies Readonly<Record<ThemeName, ThemeTokens>>;
