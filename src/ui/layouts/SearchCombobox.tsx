import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '@/ui/components/Icon';
import { useTranslation } from '@/ui/hooks/useTranslation';
import styles from './SearchPanel.module.css';

interface SearchComboboxProps {
  /** Id of the field; the id of the option list is `<id>-list`. */
  readonly id: string;
  /** Path of the results page, which the form submits to. */
  readonly path: string;
  readonly value: string;
  readonly hasOptions: boolean;
  /** Id of the option that Enter opens. */
  readonly active: string | undefined;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Called for Enter without an active option, or for the button. */
  readonly onSubmit: () => void;
}

/** The search field. It receives the focus when it mounts. */
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
