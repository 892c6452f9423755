import type { HeadingProps, ProseNodeProps } from '@/components/proseNodes';

export interface PageView {
  readonly title: string;
  readonly summary: string;
  /** Whether it tells what is kept and measured, and so leads to the choice. */
  readonly isPrivacy: boolean;
  /** When it was last changed, in the reader's notation. */
  readonly updated: string;
  readonly headings: readonly HeadingProps[];
  readonly prose: readonly ProseNodeProps[];
}
