import { useTranslation } from 'next-i18next/pages';
import type { Field } from './details';
import { Message } from './Message';
import styles from './Message.module.css';

export interface FieldProblem {
  readonly field: Field;
  /** Of the field's control, on this page. */
  readonly href: string;
  readonly text: string;
}

interface ErrorSummaryProps {
  /** As of the last try: another list is another try. */
  readonly problems: readonly FieldProblem[];
  readonly onGo: (field: Field) => void;
}

/** What keeps the form from being sent, each with the way to it. */
export const ErrorSummary = ({ problems, onGo }: ErrorSummaryProps) => {
  const { t } = useTranslation('summary');
  if (problems.length === 0) return null;
  return (
    <Message
      look="error"
      heading={t('errors.heading', { count: problems.length })}
      focusOn={problems}
    >
      <ul className={styles.list}>
        {problems.map(({ field, href, text }) => (
          <li key={field}>
            <a
              href={href}
              onClick={(event) => {
                // The address stays: a hash in it would be one more step on the way back.
                event.preventDefault();
                onGo(field);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Message>
  );
};
