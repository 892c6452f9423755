import type { CartProduct } from '@/cart/cart';
import type { Category } from '@/mesh/nodes/categories';

export interface PictureProps {
  readonly src: string;
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
  readonly picture: PictureProps;
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
  readonly picture: PictureProps;
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
