import type { PaginationProps } from '@/components/Pagination';
import type { PostCardProps } from '@/components/postCardProps';

export interface CategoryLink {
  readonly name: string;
  readonly href: string;
  /** How many posts there are in it. */
  readonly count: number;
}

export interface BlogView {
  /** `null` where posts of all categories are listed. */
  readonly category: { readonly name: string; readonly intro: string } | null;
  /** Of all posts, then of each category. */
  readonly all: CategoryLink['href'];
  readonly categories: readonly CategoryLink[];
  /** The newest first. */
  readonly posts: readonly PostCardProps[];
  readonly pages: PaginationProps;
}
