import type { ReactNode } from 'react';
import { Button } from './Button';
import styles from './Results.module.css';

interface ResultsProps {
  /** "12 activities": announced whenever it changes. */
  readonly count: string;
  readonly isEmpty: boolean;
  /** Shown if there are no results. */
  readonly none: {
    readonly heading: string;
    readonly text: string;
    readonly reset: string;
  };
  readonly headingLevel?: 2 | 3;
  readonly onReset: () => void;
  readonly children: ReactNode;
}

/** The filtered items and their count. */
export const Results = ({
  count,
  isEmpty,
  none,
  headingLevel = 3,
  onReset,
  children,
}: ResultsProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <p role="status" className={styles.count}>
        {count}
      </p>
      {isEmpty ? (
        <div className={styles.none}>
          <Heading className={styles.heading}>{none.heading}</Heading>
          <p>{none.text}</p>
          <Button onClick={onReset}>{none.reset}</Button>
        </div>
      ) : (
        children
      )}
    </>
  );
};
