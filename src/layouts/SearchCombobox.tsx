import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '@/components/Icon';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './SearchPanel.module.css';

interface SearchComboboxProps {
  /** Of the field; the list of options is `<id>-list`. */
  readonly id: string;
  /** Of the results page, where the form leads by itself. */
  readonly path: string;
  readonly value: string;
  readonly hasOptions: boolean;
  /** Id of the option that Enter takes. */
  readonly active: string | undefined;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Enter while no option is active, or the button. */
  readonly onSubmit: () => void;
}

/** The field of the search; it has the focus as soon as it is there. */
export const SearchCombobox = ({
  id,
  path,
  value,
  hasOptions,
  active,
  onType,
  onKeyDown,
  onSubmit,
}: SearchComboboxProps) => {
  const { t } = useTranslation('search');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form role="search" action={path} onSubmit={submit} className={styles.form}>
      <label htmlFor={id} className={styles.label}>
        {t('field.label')}
      </label>
      <input
        ref={field}
        id={id}
        name="q"
        type="search"
        role="combobox"
        className={styles.control}
        value={value}
        maxLength={120}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={hasOptions}
        aria-controls={hasOptions ? `${id}-list` : undefined}
        aria-activedescendant={active}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className={styles.submit}>
        <Icon name="search" />
        <span className={styles.hidden}>{t('field.submit')}</span>
      </button>
    </form>
  );
};
