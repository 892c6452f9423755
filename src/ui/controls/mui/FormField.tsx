import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { FormFieldProps } from '../formFieldProps';

const Note = styled('span')({ color: 'var(--mui-palette-text-secondary)', fontWeight: 400 });

/** Attributes for a field's control, which connect it to label, hint and error. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps extends FormFieldProps {
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error of one form control. */
export const FormField = ({ id, label, note, hint, error, children }: FieldProps) => {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <FormControl error={error !== undefined}>
      <FormLabel htmlFor={id}>
        {label} {note && <Note>({note})</Note>}
      </FormLabel>
      {hint && (
        <FormHelperText id={`${id}-hint`} error={false}>
          {hint}
        </FormHelperText>
      )}
      {children({ id, 'aria-describedby': describedBy || undefined })}
      {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
  );
};
