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

/** A city of the shop group, as a card shows it. */
export interface CityCardProps {
  readonly id: number;
  readonly name: string;
  readonly landingTitle: string;
  readonly intro: string;
  readonly href: string;
  /** Says nothing that the name beside it does not. */
  readonly picture: Picture;
  /** PLN per person, of the cheapest activity that is priced so. */
  readonly fromPrice: number | null;
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
