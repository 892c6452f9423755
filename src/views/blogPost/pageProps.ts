import type { CityCardProps, PictureProps, ProductCardProps } from '@/components/cards';
import type { PostCardProps } from '@/components/postCardProps';
import type { HeadingProps, ProseNodeProps } from '@/components/proseNodes';
import type { TextLink } from '@/layouts/frameProps';

/** A calendar day, as `YYYY-MM-DD` and in the reader's notation. */
export interface DayProps {
  readonly day: string;
  readonly date: string;
}

export interface AuthorProps {
  readonly name: string;
  readonly initials: string;
  /** `null` where nobody has said it in the language yet. */
  readonly role: string | null;
  readonly about: string | null;
}

/** An activity in one of several cities. */
export interface RelatedActivity {
  readonly activity: ProductCardProps;
  /** Name of the city. */
  readonly city: string;
}

export interface BlogPostView {
  /** The same in all languages. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly category: TextLink;
  readonly published: DayProps;
  /** `null` where it is as it was published. */
  readonly updated: DayProps | null;
  /** How long it takes to read. */
  readonly minutes: number;
  readonly author: AuthorProps;
  readonly picture: PictureProps;
  readonly headings: readonly HeadingProps[];
  readonly nodes: readonly ProseNodeProps[];
  readonly related: readonly PostCardProps[];
  readonly activities: readonly RelatedActivity[];
  readonly cities: readonly CityCardProps[];
}
