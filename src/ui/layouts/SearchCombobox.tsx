import { type FormEvent, type InputHTMLAttributes, type Ref, useEffect, useRef } from 'react';
import { Icon } from '@/ui/components/Icon';
import { IconButton } from '@/ui/components/IconButton';
import { SearchInput, searchInputProps } from '@/ui/controls/mui/SearchInput';
import { useTranslation } from 'next-i18next/pages';
import styles from './SearchPanel.module.css';

interface SearchComboboxProps {
  readonly id: string;
  /** Path of the results page, which the form submits to. */
  readonly path: string;
  readonly root: InputHTMLAttributes<HTMLDivElement>;
  readonly input: InputHTMLAttributes<HTMLInputElement> & { readonly ref?: Ref<HTMLInputElement> };
  /** Called for Enter without an active option, or for the button. */
  readonly onSubmit: () => void;
}

/** The search field. It receives the focus when it mounts. */
export const SearchCombobox = ({ id, path, root, input, onSubmit }: SearchComboboxProps) => {
  const { t } = useTranslation('search');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} role="search" action={path} onSubmit={submit} className={styles.form}>
      <label htmlFor={id} className={styles.label}>
        {t('field.label')}
      </label>
      <div {...root}>
        <SearchInput
          fullWidth
          name="q"
          className={styles.control}
          inputProps={{ ...input, ...searchInputProps, 'aria-haspopup': 'listbox' }}
          endAdornment={
            <IconButton type="submit" aria-label={t('field.submit')} className={styles.submit}>
              <Icon name="search" />
            </IconButton>
          }
        />
      </div>
    </form>
  );
};
