import type { PaginationProps } from '@/ui/controls/paginationProps';
import type { PostCardProps } from '@/ui/components/postCardProps';

export interface CategoryLink {
  readonly name: string;
  readonly href: string;
  /** Number of posts in it. */
  readonly count: number;
}

export interface BlogView {
  /** `null` for the list of all posts. */
  readonly category: { readonly name: string; readonly intro: string } | null;
  /** Path of the list of all posts. */
  readonly all: CategoryLink['href'];
  readonly categories: readonly CategoryLink[];
  /** Newest first. */
  readonly posts: readonly PostCardProps[];
  readonly pages: PaginationProps;
}
