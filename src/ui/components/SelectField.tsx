import type { SelectFieldProps } from '@/ui/controls/fieldProps';
import { planningControls } from '@/ui/controls/controlGroups';

const Control = planningControls.get('SelectField');

/** A select of the system, so that phones show their own list. */
export const SelectField = <Value extends string>({
  options,
  onChange,
  ...rest
}: SelectFieldProps<Value>) => (
  <Control
    {...rest}
    options={options}
    onChange={(value) => onChange(options.find((option) => option.value === value)?.value)}
  />
);
