/** What text that an editor wrote may consist of. Nothing else is ever kept, so nothing else can reach a page. */
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

/** What a card may show. */
export type CardTarget =
  | { readonly to: 'activity'; readonly product: string; readonly city: string }
  | { readonly to: 'city'; readonly city: string };

/** Where a link may lead: a thing of the shop by its key, a heading of the same text, or another host. */
export type LinkTarget =
  | CardTarget
  | { readonly to: 'post' | 'page'; readonly key: string }
  | { readonly to: 'about' | 'contact' | 'destinations' | 'map' | 'blog' }
  | { readonly to: 'heading'; readonly id: string }
  | { readonly to: 'elsewhere'; readonly href: string };

export interface ProseElement {
  readonly kind: 'element';
  readonly tag: ProseTag;
  /** Of headings: what a link to them ends in. */
  readonly id?: string;
  /** Of cells. */
  readonly align?: 'left' | 'center' | 'right';
  /** Of numbered lists that do not start at one. */
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

/** A text as a tree in which references are not looked up yet. */
export type Prose = readonly ProseNode[];

export interface ProseHeading {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

/** Something in a text that was made harmless, told to its editor. */
export interface ProseProblem {
  /** In the file, from one. */
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
