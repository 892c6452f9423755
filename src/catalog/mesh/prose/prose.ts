/** The elements that an editor's text may contain. All others are removed before a page can show them. */
export const proseTags = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'del',
  'code',
  'pre',
  'hr',
  'br',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

export type ProseTag = (typeof proseTags)[number];

/** The subject of a card. */
export type CardTarget =
  | { readonly to: 'activity'; readonly product: string; readonly city: string }
  | { readonly to: 'city'; readonly city: string };

/** The target of a link: a page of the shop by key, a heading of the same text, or another host. */
export type LinkTarget =
  | CardTarget
  | { readonly to: 'post' | 'page'; readonly key: string }
  | { readonly to: 'about' | 'contact' | 'destinations' | 'activities' | 'map' | 'blog' }
  | { readonly to: 'heading'; readonly id: string }
  | { readonly to: 'elsewhere'; readonly href: string };

export interface ProseElement {
  readonly kind: 'element';
  readonly tag: ProseTag;
  /** Headings only: the fragment of links to them. */
  readonly id?: string;
  /** Table cells only. */
  readonly align?: 'left' | 'center' | 'right';
  /** Numbered lists only, if they do not start at one. */
  readonly start?: number;
  readonly children: Prose;
}

export interface ProseLink {
  readonly kind: 'link';
  readonly target: LinkTarget;
  readonly children: Prose;
}

export interface ProseFigure {
  readonly kind: 'figure';
  /** Path of a picture below `/images/`. */
  readonly path: string;
  readonly alt: string;
  readonly caption: string | null;
}

export interface ProseCard {
  readonly kind: 'card';
  readonly target: CardTarget;
}

export type ProseNode = string | ProseElement | ProseLink | ProseFigure | ProseCard;

/** A text as a tree, with unresolved references. */
export type Prose = readonly ProseNode[];

export interface ProseHeading {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

/** Markup that was removed from a text, reported to its editor. */
export interface ProseProblem {
  /** In the file, counted from one. */
  readonly line: number;
  readonly reason: string;
}

export interface ParsedProse {
  readonly prose: Prose;
  /** For a table of contents. */
  readonly headings: readonly ProseHeading[];
  readonly words: number;
  readonly problems: readonly ProseProblem[];
}
