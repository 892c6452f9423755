import { withControlTheme } from '../ControlTheme';
import type { FormSelectProps } from '../formFieldProps';
import { FormField } from './FormField';
import { OptionSelect } from './OptionSelect';

/** A select of a form. */
export const FormSelect = withControlTheme(
  ({ id, label, note, hint, error, none, options, ref, ...select }: FormSelectProps) => (
    <FormField id={id} label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <OptionSelect {...select} {...control} none={none} options={options} inputRef={ref} />
      )}
    </FormField>
  ),
);
