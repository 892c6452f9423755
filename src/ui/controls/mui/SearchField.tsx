import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '@/ui/components/Icon';
import { useTranslation } from 'next-i18next/pages';
import { down } from '@/ui/themes/breakpoints';
import { withControlTheme } from '../ControlTheme';
import type { SearchFieldProps } from '../searchFieldProps';
import { hidden } from './fieldParts';
import { SearchInput, searchInputProps } from './SearchInput';

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

const phone = `@media ${down('sm')}`;

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0.3125rem 0.75rem',
  maxWidth: 720,
});

const Label = styled('label')({ gridColumn: '1 / -1', fontWeight: 600, lineHeight: 1.3 });

const Submit = styled(Button)({ [phone]: { paddingInline: '1rem' } });

const SubmitLabel = styled('span')({
  // For screen readers only; sighted visitors see the icon.
  [phone]: hidden,
});

export const SearchField = withControlTheme(
  ({ path, value, onType, onSubmit }: SearchFieldProps) => {
    const { t } = useTranslation('search');
    const id = useId();
    const { field, report } = useFieldText(value, onType);
    return (
      <Form
        role="search"
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Label htmlFor={id}>{t('field.label')}</Label>
        <SearchInput
          inputRef={field}
          id={id}
          name="q"
          inputProps={{ ...searchInputProps, onInput: report }}
        />
        <Submit type="submit" variant="cta">
          <Icon name="search" />
          <SubmitLabel>{t('field.submit')}</SubmitLabel>
        </Submit>
      </Form>
    );
  },
);
