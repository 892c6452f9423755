import { useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '@/ui/components/Icon';
import { useTranslation } from '@/ui/hooks/useTranslation';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  /** Path of the page, which the form submits to before scripts run. */
  readonly path: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
}

/**
 * Takes the text from the field and writes to it only what did not come from it. React writes each value of a controlled
 * field: a letter that is typed while the page hydrates would be lost.
 */
const useFieldText = (value: string, onType: (text: string) => void) => {
  const field = useRef<HTMLInputElement>(null);
  const reported = useRef('');
  const shown = useRef('');
  const report = () => {
    const text = field.current?.value ?? '';
    if (text === reported.current) return;
    reported.current = text;
    onType(text);
  };
  // What was typed before scripts ran.
  useLayoutEffect(report, []); // eslint-disable-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    if (value === reported.current || !field.current) return;
    reported.current = value;
    field.current.value = value;
  }, [value]);
  return { field, report };
};

export const SearchField = ({ path, value, onType, onSubmit }: SearchFieldProps) => {
  const { t } = useTranslation('search');
  const id = useId();
  const { field, report } = useFieldText(value, onType);
  return (
    <form
      role="search"
      action={path}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label htmlFor={id} className={styles.label}>
        {t('field.label')}
      </label>
      <input
        ref={field}
        id={id}
        name="q"
        type="search"
        className={styles.control}
        maxLength={120}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onInput={report}
      />
      <button type="submit" className={styles.submit}>
        <Icon name="search" />
        <span>{t('field.submit')}</span>
      </button>
    </form>
  );
};
