import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  readonly heading: string;
  readonly text?: string | undefined;
  /** A link beside the heading. */
  readonly aside?: ReactNode;
  readonly ground?: 'paper' | 'wash' | 'tint' | 'deep';
  /** Content below the heading, or beside it on wide screens. */
  readonly layout?: 'stacked' | 'beside';
  readonly id?: string;
  readonly children: ReactNode;
}

/** A section of a page, labelled by its heading. */
export const Section = ({
  heading,
  text,
  aside,
  ground = 'paper',
  layout = 'stacked',
  id,
  children,
}: SectionProps) => {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`${styles.section} ${styles[ground]} ${styles[layout]}`}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <div>
            <h2 id={headingId} className={styles.heading}>
              {heading}
            </h2>
            {text && <p className={styles.text}>{text}</p>}
          </div>
          {aside}
        </div>
        <div className={styles.contents}>{children}</div>
      </div>
    </section>
  );
};
