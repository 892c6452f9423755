import NextLink from 'next/link';
import type { ComponentProps } from 'react';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch' | 'scroll'> & {
  readonly href: string;
};

/**
 * A link to a page of this site, without a full page load. Its data is prefetched when the visitor points at it, not
 * when it enters the viewport. `useScroll` sets the scroll position of the new page.
 */
export const Link = (props: LinkProps) => <NextLink {...props} prefetch={false} scroll={false} />;
