import { Message } from './Message';
import styles from './Message.module.css';

export interface FieldProblem<Field extends string> {
  readonly field: Field;
  /** Of the field's control, on this page. */
  readonly href: string;
  readonly text: string;
}

interface ErrorSummaryProps<Field extends string> {
  readonly heading: string;
  /** As of the last try: another list is another try. */
  readonly problems: readonly FieldProblem<Field>[];
  readonly onGo: (field: Field) => void;
}

/** What keeps a form from being sent, each with the way to it. */
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
