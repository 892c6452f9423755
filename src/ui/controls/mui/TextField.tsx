import InputBase from '@mui/material/InputBase';
import { withControlTheme } from '../ControlTheme';
import type { TextFieldProps } from '../formFieldProps';
import { FormField } from './FormField';

/** A text field of a form. */
export const TextField = withControlTheme(
  ({ id, label, note, hint, error, required, rows, ref, ...input }: TextFieldProps) => (
    <FormField id={id} label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <InputBase
          {...input}
          {...control}
          inputRef={ref}
          multiline={rows !== undefined}
          minRows={rows}
          // Not `required`: screen readers would announce an empty field as invalid at once.
          slotProps={{ input: { 'aria-required': required } }}
        />
      )}
    </FormField>
  ),
);
