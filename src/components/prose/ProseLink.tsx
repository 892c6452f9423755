import type { ReactNode } from 'react';
import { Link } from '../Link';

interface ProseLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** Pages of the site, places in the same text, and addresses elsewhere, which learn nothing of where one came from. */
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
