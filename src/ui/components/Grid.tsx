import type { ReactElement } from 'react';
import styles from './Grid.module.css';

interface GridProps {
  /**
   * `tiles` are small, `cards` large. On narrow screens, a `rail` is a row that scrolls sideways and shows one card at
   * a time, and a `list` is compact.
   */
  readonly items: 'tiles' | 'cards' | 'rail' | 'list';
  /** Each child needs a key. */
  readonly children: readonly ReactElement[];
}

/** Cards in as many columns as fit. */
export const Grid = ({ items, children }: GridProps) => (
  <ul className={`${styles.grid} ${styles[items]}`}>
    {children.map((child) => (
      <li key={child.key} className={styles.item}>
        {child}
      </li>
    ))}
  </ul>
);
