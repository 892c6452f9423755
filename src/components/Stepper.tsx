import { useId } from 'react';
import styles from './Stepper.module.css';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Names of the two buttons. */
  readonly fewer: string;
  readonly more: string;
  readonly onChange: (value: number) => void;
}

/** A whole number to type, or to step through. */
export const Stepper = ({ label, value, least, most, fewer, more, onChange }: StepperProps) => {
  const id = useId();
  const change = (next: number) => onChange(Math.min(Math.max(next, least), most));
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.control}>
        <button
          type="button"
          aria-label={fewer}
          className={styles.button}
          disabled={value <= least}
          onClick={() => change(value - 1)}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={value}
          className={styles.input}
          onChange={({ target }) => {
            if (Number.isInteger(target.valueAsNumber)) change(target.valueAsNumber);
          }}
        />
        <button
          type="button"
          aria-label={more}
          className={styles.button}
          disabled={value >= most}
          onClick={() => change(value + 1)}
        >
          +
        </button>
      </div>
    </div>
  );
};
