import { withControlTheme } from '../ControlTheme';
import type { SelectFieldProps } from '../fieldProps';
import { FieldLabel, SmallLabel } from './fieldParts';
import { OptionSelect } from './OptionSelect';

export const SelectField = withControlTheme(
  ({ label, value, any, options, onChange }: SelectFieldProps<string>) => (
    <FieldLabel>
      <SmallLabel>{label}</SmallLabel>
      <OptionSelect
        none={any}
        options={options}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
    </FieldLabel>
  ),
);
