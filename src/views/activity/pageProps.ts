import type {
  CityCardProps,
  PictureProps,
  ProductCardProps,
  QuestionProps,
  RatingProps,
  ReviewProps,
} from '@/components/cards';
import type { ProductFacts } from '@/mesh/nodes/product';

export interface ExtraProps {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** PLN per unit. */
  readonly price: number;
  readonly minPeople: number;
}

export interface ActivityView {
  readonly name: string;
  readonly inCity: string;
  readonly city: { readonly name: string; readonly href: string };
  readonly summary: string;
  readonly category: ProductFacts['category'];
  readonly rating: RatingProps;
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
  readonly cancellation: ProductFacts['cancellation'];
  readonly accessibility: string;
  readonly reviews: readonly ReviewProps[];
  readonly faq: readonly QuestionProps[];
  readonly price: {
    /** PLN: per person, or for the group when `single`. */
    readonly amount: number;
    readonly single: boolean;
    readonly minPeople: number;
    /** With more people than this, one goes free. */
    readonly freeAbove: number | null;
  };
  readonly extras: readonly ExtraProps[];
  readonly goesWith: readonly ProductCardProps[];
  readonly elsewhere: readonly (Pick<CityCardProps, 'name' | 'href' | 'picture'> & {
    readonly price: number;
    readonly single: boolean;
  })[];
}
