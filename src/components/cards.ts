import type { CartProduct } from '@/cart/cart';
import type { Picture } from '@/images/picture';
import type { Category } from '@/mesh/nodes/categories';

/** A picture that stands for itself. */
export interface PictureProps extends Picture {
  readonly alt: string;
}

export interface RatingProps {
  /** Already in the reader's notation: "4.8". */
  readonly value: string;
  readonly count: number;
  readonly isDemo: boolean;
}

/** An activity in a city, as a card shows it and a plan takes it. */
export interface ProductCardProps extends CartProduct {
  readonly name: string;
  readonly summary: string;
  readonly href: string;
  /** Says nothing that the name beside it does not. */
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
  /** Says nothing that the name beside it does not. */
  readonly picture: Picture;
  /** PLN per person, of the cheapest activity that is priced so. */
  readonly fromPrice: number | null;
}

/** A city of the shop group, with what there is to know before going there. */
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
  /** Already in the reader's notation. */
  readonly date: string;
  /** Where and what for, under the name. */
  readonly about: string | null;
}

export interface QuestionProps {
  readonly question: string;
  readonly answer: string;
}
