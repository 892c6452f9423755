import type { HeadingProps, ProseNodeProps } from '@/ui/components/proseNodes';

export interface PageView {
  readonly title: string;
  readonly summary: string;
  /** Whether it is the privacy policy, which offers the consent settings. */
  readonly isPrivacy: boolean;
  /** Day of the last change, formatted in the reader's language. */
  readonly updated: string;
  readonly headings: readonly HeadingProps[];
  readonly prose: readonly ProseNodeProps[];
}
