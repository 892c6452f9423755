import NextLink from 'next/link';
import type { ComponentProps } from 'react';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch' | 'scroll'> & {
  readonly href: string;
  /** `false` for one of many links beside each other: its page is prefetched when it is pointed at. */
  readonly prefetch?: false;
};

/**
 * A link to a page of this site, without a full page load. Its page is prefetched when it enters the viewport, four at a
 * time (`usePrefetchLimit`). `useScroll` sets the scroll position of the new page.
 */
export const Link = (props: LinkProps) => <NextLink {...props} scroll={false} />;
