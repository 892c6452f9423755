import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';

/** Without the size that MUI gives to its icons. */
const Mark = () => <span />;

const mark = <Mark />;

/** A checkbox. Its mark follows the state of the input (ui/themes/components/checkbox.ts). */
export const Tick = (props: CheckboxProps) => (
  <Checkbox {...props} icon={mark} checkedIcon={mark} />
);
