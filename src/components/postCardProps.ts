import type { Picture } from '@/images/picture';

/** A post of the blog, as a card shows it. */
export interface PostCardProps {
  /** The same in all languages. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly href: string;
  /** Says nothing that the title beside it does not. */
  readonly picture: Picture;
  /** Name of its category. */
  readonly category: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** The same in the reader's notation. */
  readonly date: string;
  /** How long it takes to read, in the reader's notation: "4 min". */
  readonly duration: string;
}
