import type { Picture } from '@/ui/images/picture';

/** A post of the blog with the fields for a card. */
export interface PostCardProps {
  /** The same in all languages. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly href: string;
  /** Decorative: the title is beside it. */
  readonly picture: Picture;
  /** Name of its category. */
  readonly category: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** The same day, formatted in the reader's language. */
  readonly date: string;
  /** Reading time, formatted in the reader's language: "4 min". */
  readonly duration: string;
}
