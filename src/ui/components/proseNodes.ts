import type { Picture } from '@/ui/images/picture';
import type { ProseHeading, ProseTag } from '@/catalog/mesh/prose/prose';
import type { CityCardProps, ProductCardProps } from './cards';

export interface ElementNode {
  readonly tag: ProseTag;
  readonly id?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly start?: number;
  readonly children?: readonly ProseNodeProps[];
}

/** A path of the site, a `#heading` of the same text, or an external URL. */
export interface LinkNode {
  readonly href: string;
  readonly children: readonly ProseNodeProps[];
}

export interface FigureNode {
  readonly picture: Picture;
  readonly alt: string;
  readonly caption: string | null;
}

export interface ActivityNode {
  readonly activity: ProductCardProps;
  /** Name of the city. */
  readonly city: string;
}

export interface CityNode {
  readonly card: CityCardProps;
}

/** A part of an editor's text, with all references resolved. */
export type ProseNodeProps = string | ElementNode | LinkNode | FigureNode | ActivityNode | CityNode;

export type HeadingProps = ProseHeading;
