import { useId, useState } from 'react';
import styles from './Stepper.module.css';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Labels of the two buttons. */
  readonly fewer: string;
  readonly more: string;
  readonly onChange: (value: number) => void;
  /** Called by the minus button at the minimum; without it, the button does nothing there. */
  readonly onBelow?: () => void;
  /** Label beside the number, above it in a row of fields, or only for screen readers. */
  readonly look?: 'beside' | 'stacked' | 'bare';
}

/**
 * A number field with two step buttons. Typed input counts as soon as it is within the bounds. A button at a bound does
 * nothing, but is not disabled, so that it keeps the focus.
 */
export const Stepper = (props: StepperProps) => {
  const { label, value, least, most, fewer, more, onChange, onBelow, look = 'beside' } = props;
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text !== '' && Number.isInteger(number) && number >= least && number <= most) {
      onChange(number);
    }
  };
  const settle = () => {
    const number = Math.round(Number(typed));
    if (typed !== undefined && typed !== '' && Number.isFinite(number)) {
      onChange(Math.min(Math.max(number, least), most));
    }
    setTyped(undefined);
  };
  return (
    <div className={`${styles.field} ${styles[look]}`}>
      <label htmlFor={id} className={look === 'bare' ? styles.unseen : styles.label}>
        {label}
      </label>
      <div className={styles.control}>
        <button
          type="button"
          aria-label={fewer}
          className={styles.button}
          aria-disabled={value <= least && !onBelow}
          onClick={() => (value > least ? onChange(value - 1) : onBelow?.())}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={typed ?? value}
          className={styles.input}
          onChange={({ target }) => type(target.value)}
          onBlur={settle}
        />
        <button
          type="button"
          aria-label={more}
          className={styles.button}
          aria-disabled={value >= most}
          onClick={() => value < most && onChange(value + 1)}
        >
          +
        </button>
      </div>
    </div>
  );
};
