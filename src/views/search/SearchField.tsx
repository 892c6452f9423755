import { useId } from 'react';
import { Icon } from '@/components/Icon';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  /** Of the page, which the form leads to where scripts do not run yet. */
  readonly path: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
}

export const SearchField = ({ path, value, onType, onSubmit }: SearchFieldProps) => {
  const { t } = useTranslation('search');
  const id = useId();
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
        id={id}
        name="q"
        type="search"
        className={styles.control}
        value={value}
        maxLength={120}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => onType(target.value)}
      />
      <button type="submit" className={styles.submit}>
        <Icon name="search" />
        <span>{t('field.submit')}</span>
      </button>
    </form>
  );
};
