import type { Picture } from '@/images/picture';
import type { Occasion } from '@/mesh/nodes/categories';
import type {
  CityCardProps,
  ProductCardProps,
  QuestionProps,
  ReviewProps,
} from '@/components/cards';

export interface TopActivity extends ProductCardProps {
  readonly city: string;
  readonly occasions: readonly Occasion[];
}

export interface HomeView {
  readonly promise: string;
  readonly lead: string;
  readonly description: string;
  readonly hero: Picture;
  readonly cities: readonly CityCardProps[];
  readonly occasions: readonly Occasion[];
  readonly top: readonly TopActivity[];
  readonly guarantees: readonly { readonly heading: string; readonly text: string }[];
  readonly reviews: readonly ReviewProps[];
  readonly faq: readonly QuestionProps[];
}
