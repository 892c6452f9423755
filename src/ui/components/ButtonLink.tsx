import type { ReactNode } from 'react';
import styles from './ButtonLink.module.css';
import { Link } from './Link';

interface ButtonLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** `cta` for the main action of a screen, `plain` for all others, `light` on dark ground, `chat` for the chat. */
  readonly look?: 'cta' | 'plain' | 'light' | 'chat';
}

/** A link that looks like a button. External URLs open without the router. */
export const ButtonLink = ({ href, children, look = 'plain' }: ButtonLinkProps) => {
  const className = `${styles.button} ${styles[look]}`;
  return href.startsWith('/') ? (
    <Link href={href} className={className}>
      {children}
    </Link>
  ) : (
    <a href={href} className={className} rel="noopener">
      {children}
    </a>
  );
};
