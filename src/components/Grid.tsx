import type { ReactElement } from 'react';
import styles from './Grid.module.css';

interface GridProps {
  /** How wide an item is at least. */
  readonly items: 'tiles' | 'cards';
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
