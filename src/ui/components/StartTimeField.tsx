import { useTranslation } from 'next-i18next/pages';
import { SelectField } from './SelectField';

interface StartTimeFieldProps {
  /** `HH:MM`, at least one. */
  readonly times: readonly string[];
  /** `undefined` if any time will do. */
  readonly value: string | undefined;
  readonly onChange: (time: string | undefined) => void;
}

/** The choice of a start time. An activity with a single one leaves no choice. Needs the namespace `plan`. */
export const StartTimeField = ({ times, value, onChange }: StartTimeFieldProps) => {
  const { t } = useTranslation('plan');
  const [first] = times;
  if (first === undefined) return null;
  if (times.length === 1 && (value === undefined || value === first)) {
    return <p>{t('start.only', { time: first })}</p>;
  }
  // A time that is no longer offered stays visible: a notice asks for another one.
  const shown = value === undefined || times.includes(value) ? times : [value, ...times];
  return (
    <SelectField
      label={t('start.label')}
      any={t('start.any')}
      value={value}
      options={shown.map((time) => ({ value: time, label: time }))}
      onChange={onChange}
    />
  );
};
