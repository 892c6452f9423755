import { useMemo } from 'react';
import type { HeadingProps } from './proseNodes';
import styles from './TableOfContents.module.css';
import { useCurrentHeading } from './useCurrentHeading';

interface TableOfContentsProps {
  readonly label: string;
  /** In the order of the text. */
  readonly headings: readonly HeadingProps[];
}

/** With fewer there is nothing to find one's way in. */
const fewest = 2;

/**
 * What a text is about, as links to its parts. On narrow screens it is folded until asked for: the list follows the
 * thing that unfolds it, so that both work without JavaScript. On wide ones it stands open.
 */
export const TableOfContents = ({ label, headings }: TableOfContentsProps) => {
  const current = useCurrentHeading(useMemo(() => headings.map(({ id }) => id), [headings]));
  if (headings.length < fewest) return null;
  return (
    <nav aria-label={label} className={styles.contents}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <details className={styles.fold}>
        <summary>{label}</summary>
      </details>
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
