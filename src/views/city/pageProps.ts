import type {
  CityTileProps,
  PictureProps,
  ProductCardProps,
  QuestionProps,
} from '@/ui/components/cards';
import type { PostLink } from '@/ui/components/PostLinks';

/** A card with the fields for filters and sorting. */
export interface CityActivity extends ProductCardProps {
  readonly minutes: number;
  readonly isIndoor: boolean;
  readonly isDay: boolean;
  readonly isNight: boolean;
  readonly stars: number;
}

/** The longer texts about a city. */
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
  readonly href: string;
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
    /** PLN per person; `null` if all prices are flat. */
    readonly fromPrice: number | null;
  };
  readonly activities: readonly CityActivity[];
  /** Posts about the city, newest first. */
  readonly posts: readonly PostLink[];
  readonly others: readonly CityTileProps[];
  /** Missing in the data of an HTML document, which shows these texts. */
  readonly words?: CityWords | undefined;
}
