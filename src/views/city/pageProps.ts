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

/** What there is to read of a city. */
export interface CityWords {
  readonly description: readonly string[];
  readonly season: string;
  readonly transfer: string;
  readonly guide: readonly { readonly heading: string; readonly text: string }[];
  readonly rules: readonly string[];
  readonly faq: readonly QuestionProps[];
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
    readonly transferMinutes: number;
    readonly localCurrency: string;
    /** PLN per person; `null` where all prices are flat. */
    readonly fromPrice: number | null;
  };
  readonly activities: readonly CityActivity[];
  /** About the city, the newest first. */
  readonly posts: readonly PostLink[];
  readonly others: readonly CityTileProps[];
  /** Absent from the data of a document, which shows them. */
  readonly words?: CityWords | undefined;
}
