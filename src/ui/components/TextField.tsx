import type { ComponentPropsWithRef } from 'react';
import { FormField, type FormFieldProps } from './FormField';

interface TextFieldProps
  extends
    FormFieldProps,
    Pick<
      ComponentPropsWithRef<'input'>,
      'autoComplete' | 'inputMode' | 'name' | 'onBlur' | 'onChange' | 'ref' | 'required' | 'type'
    > {}

/** A single-line text field. */
export const TextField = ({ id, label, note, hint, error, required, ...input }: TextFieldProps) => (
  <FormField id={id} label={label} note={note} hint={hint} error={error}>
    {(control) => <input type="text" {...input} {...control} aria-required={required} />}
  </FormField>
);
