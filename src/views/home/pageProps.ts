import type { SiteHosts } from '@/browser/siteChoice/findTarget';
import type { Picture } from '@/ui/images/picture';
import type { Occasion } from '@/catalog/mesh/nodes/categories';
import type {
  CityCardProps,
  ProductCardProps,
  QuestionProps,
  ReviewProps,
} from '@/ui/components/cards';
import type { MapPicture } from '@/ui/components/MapTeaser';
import type { PostCardProps } from '@/ui/components/postCardProps';

export interface TopActivity extends ProductCardProps {
  readonly city: string;
  readonly occasions: readonly Occasion[];
}

export interface HomeView {
  readonly promise: string;
  readonly lead: string;
  readonly description: string;
  readonly hero: Picture;
  /** Square. */
  readonly heroOnPhones?: Picture;
  readonly cities: readonly CityCardProps[];
  /** Map of the cities; absent if there are none. */
  readonly map?: MapPicture;
  readonly occasions: readonly Occasion[];
  readonly top: readonly TopActivity[];
  readonly guarantees: readonly { readonly heading: string; readonly text: string }[];
  readonly reviews: readonly ReviewProps[];
  /** The newest posts of the blog. */
  readonly posts: readonly PostCardProps[];
  readonly faq: readonly QuestionProps[];
  /** Public hosts of all sites, on home pages that lead visitors to the site that suits them. */
  readonly siteHosts?: SiteHosts;
}
