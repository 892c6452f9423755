import type { ReactNode } from 'react';
import styles from './FilterPanel.module.css';

interface FilterPanelProps {
  readonly label: string;
  /** Categories, as chips in a row of their own. */
  readonly chips: ReactNode;
  /** Fields, side by side. */
  readonly children: ReactNode;
}

/** Filters and sorting of a list. */
export const FilterPanel = ({ label, chips, children }: FilterPanelProps) => (
  <div role="group" aria-label={label} className={styles.panel}>
    {chips}
    <div className={styles.row}>{children}</div>
  </div>
);
