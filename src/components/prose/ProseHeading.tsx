import type { ReactNode } from 'react';
import styles from './ProseHeading.module.css';

interface ProseHeadingProps {
  readonly tag: 'h2' | 'h3' | 'h4';
  readonly id: string | undefined;
  readonly children: ReactNode;
}

/** A heading that is a link to itself, so that one can point others to it. Named by its own words. */
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
