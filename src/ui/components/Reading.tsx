import type { ReactNode } from 'react';
import type { HeadingProps } from './proseNodes';
import styles from './Reading.module.css';
import { TableOfContents } from './TableOfContents';

interface ReadingProps {
  /** Label of the table of contents. */
  readonly contents: string;
  readonly headings: readonly HeadingProps[];
  /** The text and related content. */
  readonly children: ReactNode;
}

/** A long text beside its table of contents, or below it on narrow screens. */
export const Reading = ({ contents, headings, children }: ReadingProps) => (
  <div className={styles.reading}>
    <div className={styles.contents}>
      <TableOfContents label={contents} headings={headings} />
    </div>
    <div className={styles.text}>{children}</div>
  </div>
);
