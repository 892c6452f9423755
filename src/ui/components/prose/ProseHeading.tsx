import type { ReactNode } from 'react';
import styles from './ProseHeading.module.css';

interface ProseHeadingProps {
  readonly tag: 'h2' | 'h3' | 'h4';
  readonly id: string | undefined;
  readonly children: ReactNode;
}

/** A heading that links to itself, for sharing. The link is named by the heading's text. */
export const ProseHeading = ({ tag: Tag, id, children }: ProseHeadingProps) => (
  <Tag id={id}>
    {id === undefined ? (
      children
    ) : (
      <a href={`#${id}`} className={styles.link}>
        {children}
      </a>
    )}
  </Tag>
);
