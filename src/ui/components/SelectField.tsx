import styles from './field.module.css';

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  /** `undefined` selects the first entry, `any`. */
  readonly value: Value | undefined;
  readonly any: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value | undefined) => void;
}

export const SelectField = <Value extends string>({
  label,
  value,
  any,
  options,
  onChange,
}: SelectFieldProps<Value>) => (
  <label className={styles.field}>
    <span className={styles.small}>{label}</span>
    <select
      className={styles.control}
      value={value ?? ''}
      onChange={({ target }) =>
        onChange(options.find((option) => option.value === target.value)?.value)
      }
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);
