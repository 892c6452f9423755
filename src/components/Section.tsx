import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  readonly heading: string;
  readonly text?: string;
  /** Beside the heading: a link to more. */
  readonly aside?: ReactNode;
  readonly ground?: 'paper' | 'wash';
  readonly id?: string;
  readonly children: ReactNode;
}

/** A band of a page with a heading, named by it. */
export const Section = ({ heading, text, aside, ground = 'paper', id, children }: SectionProps) => {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={`${styles.section} ${styles[ground]}`}>
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
        {children}
      </div>
    </section>
  );
};
