import type { CityCardProps, PictureProps, ProductCardProps } from '@/ui/components/cards';
import type { PostCardProps } from '@/ui/components/postCardProps';
import type { HeadingProps, ProseNodeProps } from '@/ui/components/proseNodes';
import type { TextLink } from '@/ui/layouts/frameProps';

/** A calendar day as `YYYY-MM-DD`, and formatted in the reader's language. */
export interface DayProps {
  readonly day: string;
  readonly date: string;
}

export interface AuthorProps {
  readonly name: string;
  readonly initials: string;
  /** `null` without a translation. */
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
  /** `null` if it has not changed since publication. */
  readonly updated: DayProps | null;
  /** Reading time in minutes. */
  readonly minutes: number;
  readonly author: AuthorProps;
  readonly picture: PictureProps;
  readonly headings: readonly HeadingProps[];
  readonly nodes: readonly ProseNodeProps[];
  readonly related: readonly PostCardProps[];
  readonly activities: readonly RelatedActivity[];
  readonly cities: readonly CityCardProps[];
}
