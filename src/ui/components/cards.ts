import type { Capacity } from '@/commerce/cart/capacity';
import type { CartProduct } from '@/commerce/cart/cart';
import type { Picture } from '@/ui/images/picture';
import type { Category } from '@/catalog/mesh/nodes/categories';

/** A picture with content of its own, which needs an alternative text. */
export interface PictureProps extends Picture {
  readonly alt: string;
}

export interface RatingProps {
  /** Formatted in the reader's language: "4.8". */
  readonly value: string;
  readonly count: number;
  readonly isDemo: boolean;
}

/** An activity in a city, with the fields for a card and for a plan. */
export interface ProductCardProps extends CartProduct, Capacity {
  readonly name: string;
  readonly summary: string;
  readonly href: string;
  /** Decorative: the name is beside it. */
  readonly picture: Picture;
  readonly category: Category;
  readonly duration: string;
  readonly rating: RatingProps;
}

/** A city of the shop group: a picture with its name on it. */
export interface CityTileProps {
  readonly id: number;
  readonly name: string;
  readonly href: string;
  /** Decorative: the name is beside it. */
  readonly picture: Picture;
  /** PLN per person, of the cheapest activity with a price per person. */
  readonly fromPrice: number | null;
}

/** A city of the shop group with its main facts. */
export interface CityCardProps extends CityTileProps {
  readonly landingTitle: string;
  readonly intro: string;
  readonly count: number;
  readonly bestMonths: string;
}

export interface ReviewProps {
  readonly author: string;
  readonly text: string;
  readonly stars: number;
  /** Formatted in the reader's language. */
  readonly date: string;
  /** City and occasion, shown below the name. */
  readonly about: string | null;
}

export interface QuestionProps {
  readonly question: string;
  readonly answer: string;
}
