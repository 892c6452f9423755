import NextLink from 'next/link';
import type { ComponentProps } from 'react';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch' | 'scroll'> & {
  readonly href: string;
};

/**
 * A link to a page of this site, which loads without leaving the app. Its data is fetched when a visitor points at it,
 * not whenever it is in view; where the new page is looked at is up to `useScroll`.
 */
export const Link = (props: LinkProps) => <NextLink {...props} prefetch={false} scroll={false} />;
