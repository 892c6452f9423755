import type { ReactNode } from 'react';
import styles from './ProseTable.module.css';

interface ProseTableProps {
  /** Names of the columns, which label the table. */
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

/** A table that scrolls sideways if it is wider than the text, by keyboard too. */
export const ProseTable = ({ columns, children }: ProseTableProps) => (
  <div
    className={styles.frame}
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached without a mouse
    tabIndex={0}
    {...(columns.length > 0 ? { role: 'region', 'aria-label': columns.join(', ') } : {})}
  >
    <table className={styles.table}>{children}</table>
  </div>
);
