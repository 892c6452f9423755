import type { ReactNode } from 'react';
import styles from './FilterPanel.module.css';

interface FilterPanelProps {
  readonly label: string;
  /** The kinds there are, as chips in a row of their own. */
  readonly chips: ReactNode;
  /** Fields, side by side. */
  readonly children: ReactNode;
}

/** What a list is narrowed down by, and its order. */
export const FilterPanel = ({ label, chips, children }: FilterPanelProps) => (
  <div role="group" aria-label={label} className={styles.panel}>
    {chips}
    <div className={styles.row}>{children}</div>
  </div>
);
