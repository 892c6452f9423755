import type { ChoiceChipsProps } from '@/ui/controls/fieldProps';
import { planningControls } from '@/ui/controls/controlGroups';

const Control = planningControls.get('ChoiceChips');

/** A choice between a few visible options. */
export const ChoiceChips = <Value extends string>({
  choices,
  onChange,
  ...rest
}: ChoiceChipsProps<Value>) => (
  <Control
    {...rest}
    choices={choices}
    onChange={(value) => {
      const choice = choices.find((it) => it.value === value);
      if (choice) onChange(choice.value);
    }}
  />
);
