import type { ReactElement } from 'react';
import styles from './Grid.module.css';

interface GridProps {
  /**
   * `tiles` are small, `cards` large; of a `rail` narrow screens show one at a time, in a row to push along, and in a
   * `list` they stand close together.
   */
  readonly items: 'tiles' | 'cards' | 'rail' | 'list';
  /** Each with a key of its own. */
  readonly children: readonly ReactElement[];
}

/** Cards side by side, as many as fit. */
export const Grid = ({ items, children }: GridProps) => (
  <ul className={`${styles.grid} ${styles[items]}`}>
    {children.map((child) => (
      <li key={child.key} className={styles.item}>
        {child}
      </li>
    ))}
  </ul>
);
