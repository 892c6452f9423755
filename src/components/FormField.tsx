import type { ReactNode } from 'react';
import styles from './field.module.css';

/** What the control of a field must have, so that label, hint and error are read with it. */
export interface ControlProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

export interface FormFieldProps {
  readonly id: string;
  readonly label: string;
  /** Beside the label: that the field may be left empty. */
  readonly note?: string | undefined;
  readonly hint?: string | undefined;
  /** What is wrong with what was entered. */
  readonly error?: string | undefined;
}

interface FieldProps extends FormFieldProps {
  readonly children: (control: ControlProps) => ReactNode;
}

/** The frame of one control of a form. */
export const FormField = ({ id, label, note, hint, error, children }: FieldProps) => {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} {note && <span className={styles.note}>({note})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: styles.control,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
};
