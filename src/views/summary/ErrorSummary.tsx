import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import type { Field } from './details';
import styles from './Message.module.css';

export interface FieldProblem {
  readonly field: Field;
  /** Of the field's control, on this page. */
  readonly href: string;
  readonly text: string;
}

interface ErrorSummaryProps {
  /** As of the last try; another list is another try, which takes the focus here again. */
  readonly problems: readonly FieldProblem[];
  readonly onGo: (field: Field) => void;
}

/** What keeps the form from being sent, each with the way to it. */
export const ErrorSummary = ({ problems, onGo }: ErrorSummaryProps) => {
  const { t } = useTranslation('summary');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [problems]);
  if (problems.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={`${styles.message} ${styles.error}`}>
      <h3 className={styles.heading}>{t('errors.heading', { count: problems.length })}</h3>
      <ul className={styles.list}>
        {problems.map(({ field, href, text }) => (
          <li key={field}>
            <a
              href={href}
              onClick={(event) => {
                event.preventDefault();
                onGo(field);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
