import type { ReactNode } from 'react';
import { fitWords } from './fitWords';
import styles from './PageIntro.module.css';

interface PageIntroProps {
  readonly heading: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** The top of a page without a hero: heading, one paragraph and optional content. */
export const PageIntro = ({ heading, lead, children }: PageIntroProps) => (
  <div className={styles.intro}>
    <h1 className={styles.heading} style={fitWords(heading)}>
      {heading}
    </h1>
    <p className={styles.lead}>{lead}</p>
    {children}
  </div>
);
