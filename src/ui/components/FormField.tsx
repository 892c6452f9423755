import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Attributes for a field's control, which connect it to label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

export interface FormFieldProps {
  readonly id: string;
  readonly label: string;
  /** Shown beside the label, for optional fields. */
  readonly note?: string | undefined;
  readonly hint?: string | undefined;
  /** Validation error. */
  readonly error?: string | undefined;
}

interface FieldProps extends FormFieldProps {
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error of one form control. */
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
