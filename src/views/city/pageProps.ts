import type {
  CityTileProps,
  PictureProps,
  ProductCardProps,
  QuestionProps,
} from '@/components/cards';
import type { PostLink } from '@/components/PostLinks';

/** A card with what filters and sorting look at. */
export interface CityActivity extends ProductCardProps {
  readonly minutes: number;
  readonly isIndoor: boolean;
  readonly isDay: boolean;
  readonly isNight: boolean;
  readonly stars: number;
}

export interface CityView {
  readonly slug: string;
  readonly name: string;
  readonly inCity: string;
  readonly landingTitle: string;
  readonly intro: string;
  readonly summary: string;
  readonly picture: PictureProps;
  readonly facts: {
    readonly bestMonths: string;
    readonly season: string;
    readonly transferMinutes: number;
    readonly transfer: string;
    readonly localCurrency: string;
    /** PLN per person; `null` where all prices are flat. */
    readonly fromPrice: number | null;
  };
  readonly description: readonly string[];
  readonly activities: readonly CityActivity[];
  readonly guide: readonly { readonly heading: string; readonly text: string }[];
  readonly rules: readonly string[];
  /** About the city, the newest first. */
  readonly posts: readonly PostLink[];
  readonly faq: readonly QuestionProps[];
  readonly others: readonly CityTileProps[];
}
