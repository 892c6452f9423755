import type { SiteHosts } from '@/siteChoice/findTarget';
import type { Picture } from '@/images/picture';
import type { Occasion } from '@/mesh/nodes/categories';
import type {
  CityCardProps,
  ProductCardProps,
  QuestionProps,
  ReviewProps,
} from '@/components/cards';
import type { MapPicture } from '@/components/MapTeaser';
import type { PostCardProps } from '@/components/postCardProps';

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
  /** Where the cities are; absent where there are none. */
  readonly map?: MapPicture;
  readonly occasions: readonly Occasion[];
  readonly top: readonly TopActivity[];
  readonly guarantees: readonly { readonly heading: string; readonly text: string }[];
  readonly reviews: readonly ReviewProps[];
  /** The newest of the blog. */
  readonly posts: readonly PostCardProps[];
  readonly faq: readonly QuestionProps[];
  /** Where the home page leads to the site that suits a visitor: the public hosts of all. */
  readonly siteHosts?: SiteHosts;
}
