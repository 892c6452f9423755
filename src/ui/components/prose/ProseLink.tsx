import type { ReactNode } from 'react';
import { Link } from '../Link';

interface ProseLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** Link to a page of the site, to a place in the same text, or to an external URL, which receives no referrer. */
export const ProseLink = ({ href, children }: ProseLinkProps) => {
  if (href.startsWith('#')) return <a href={href}>{children}</a>;
  return href.startsWith('/') ? (
    <Link href={href}>{children}</Link>
  ) : (
    <a href={href} rel="noopener noreferrer">
      {children}
    </a>
  );
};
