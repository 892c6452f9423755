import type {
  CityTileProps,
  PictureProps,
  ProductCardProps,
  QuestionProps,
} from '@/ui/components/cards';
import type { FilteredActivity } from '../activityFilters/filters';
import type { PostLink } from '@/ui/components/PostLinks';

/** A card with the fields for filters and sorting. */
export interface CityActivity extends ProductCardProps, FilteredActivity {}

/** The longer texts about a city. */
export interface CityWords {
  readonly description: readonly string[];
  readonly season: string;
  readonly transfer: string;
  readonly guide: readonly { readonly heading: string; readonly text: string }[];
  readonly rules: readonly string[];
}

/** The answer is missing in the data of an HTML document, which shows it. */
export interface CityQuestion extends Omit<QuestionProps, 'answer'> {
  readonly answer?: string;
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
  readonly faq: readonly CityQuestion[];
  /** Missing in the data of an HTML document, which shows these texts. */
  readonly words?: CityWords | undefined;
}
