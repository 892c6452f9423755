import InputBase from '@mui/material/InputBase';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import { Chevron } from './Chevron';

interface OptionSelectProps extends NativeSelectProps {
  /** The first entry, whose value is empty. */
  readonly none: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The browser's own select, whose list phones show in their way. */
export const OptionSelect = ({ none, options, ...select }: OptionSelectProps) => (
  <NativeSelect {...select} input={<InputBase />} IconComponent={Chevron}>
    <option value="">{none}</option>
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </NativeSelect>
);
