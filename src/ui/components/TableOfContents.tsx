import { useMemo } from 'react';
import { Fold } from './Fold';
import type { HeadingProps } from './proseNodes';
import styles from './TableOfContents.module.css';
import { useCurrentHeading } from './useCurrentHeading';

interface TableOfContentsProps {
  readonly label: string;
  /** In the order of the text. */
  readonly headings: readonly HeadingProps[];
}

/** Minimum number of headings for a table of contents. */
const fewest = 2;

/**
 * Table of contents. On narrow screens it is folded; the list follows the toggle, so that both work without JavaScript.
 * On wide screens it is always open.
 */
export const TableOfContents = ({ label, headings }: TableOfContentsProps) => {
  const current = useCurrentHeading(useMemo(() => headings.map(({ id }) => id), [headings]));
  if (headings.length < fewest) return null;
  return (
    <nav aria-label={label} className={styles.contents}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <Fold look="panel" summary={label} className={styles.fold} />
      <ol className={styles.list}>
        {headings.map(({ id, text, level }) => (
          <li key={id} className={level === 3 ? styles.below : undefined}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
