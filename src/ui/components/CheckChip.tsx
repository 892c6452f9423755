import styles from './CheckChip.module.css';

interface CheckChipProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export const CheckChip = ({ label, checked, onChange }: CheckChipProps) => (
  <label className={styles.chip}>
    <input
      type="checkbox"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      className={styles.tick}
    />
    <span>{label}</span>
  </label>
);
