import { Message } from './Message';
import styles from './Message.module.css';

export interface FieldProblem<Field extends string> {
  readonly field: Field;
  /** Hash of the field's control. */
  readonly href: string;
  readonly text: string;
}

interface ErrorSummaryProps<Field extends string> {
  readonly heading: string;
  /** Errors of the last attempt. A new array means a new attempt. */
  readonly problems: readonly FieldProblem<Field>[];
  readonly onGo: (field: Field) => void;
}

/** Lists the errors that prevent a form from being sent, each with a link to its field. */
export const ErrorSummary = <Field extends string>({
  heading,
  problems,
  onGo,
}: ErrorSummaryProps<Field>) =>
  problems.length > 0 && (
    <Message look="error" heading={heading} focusOn={problems}>
      <ul className={styles.list}>
        {problems.map(({ field, href, text }) => (
          <li key={field}>
            <a
              href={href}
              onClick={(event) => {
                // A hash in the URL would add a history entry.
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
