import { useId } from 'react';
import styles from './ChoiceChips.module.css';

interface ChoiceChipsProps<Value extends string> {
  readonly legend: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A choice between a few visible options: radio buttons styled as chips. */
export const ChoiceChips = <Value extends string>({
  legend,
  value,
  choices,
  onChange,
}: ChoiceChipsProps<Value>) => {
  const name = useId();
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.chip}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
};
