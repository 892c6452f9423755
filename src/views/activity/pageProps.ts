import type {
  CityCardProps,
  PictureProps,
  ProductCardProps,
  QuestionProps,
  RatingProps,
  ReviewProps,
} from '@/ui/components/cards';
import type { PlannedExtra, PlannedProduct } from '@/commerce/cart/catalogue';
import type { ProductFacts } from '@/catalog/mesh/nodes/product';

/** A product as the booking box needs it. */
export interface BookableProduct extends PlannedProduct {
  readonly href: string;
  readonly extras: readonly (PlannedExtra & { readonly description: string })[];
}

export interface ActivityView {
  readonly name: string;
  readonly inCity: string;
  readonly city: { readonly name: string; readonly href: string };
  readonly summary: string;
  readonly category: ProductFacts['category'];
  readonly rating: RatingProps;
  /** The average, out of five. */
  readonly stars: number;
  readonly pictures: readonly PictureProps[];
  readonly facts: {
    readonly duration: string;
    readonly units: { readonly min: number; readonly max: number };
    readonly minAge: number;
    readonly setting: ProductFacts['setting'];
    /** `null` when all year round. */
    readonly season: string | null;
    readonly languages: string;
    readonly startTimes: string;
    /** `null` when every day. */
    readonly closed: string | null;
    readonly isStepFree: boolean;
  };
  readonly highlights: readonly string[];
  readonly description: readonly string[];
  readonly inclusions: readonly string[];
  readonly exclusions: readonly string[];
  readonly schedule: readonly { readonly minute: number; readonly text: string }[];
  readonly meetingPoint: {
    readonly name: string;
    readonly address: string;
    readonly text: string;
    readonly mapHref: string;
  };
  readonly prebooking: readonly string[];
  /** What to bring, what is not allowed and so on; `null` if the product does not say. */
  readonly visit: {
    readonly heading: string;
    readonly rows: readonly (readonly [term: string, value: string])[];
  } | null;
  /** What is special about this activity in this city; `null` if its texts do not say. */
  readonly here: string | null;
  /** What to know of all activities in this city; `null` if the city does not say. */
  readonly cityNote: string | null;
  readonly cancellation: ProductFacts['cancellation'];
  readonly accessibility: string;
  readonly reviews: readonly ReviewProps[];
  readonly faq: readonly QuestionProps[];
  readonly product: BookableProduct;
  readonly goesWith: readonly ProductCardProps[];
  readonly elsewhere: readonly (Pick<CityCardProps, 'name' | 'href' | 'picture'> & {
    readonly price: number;
    readonly single: boolean;
  })[];
}
