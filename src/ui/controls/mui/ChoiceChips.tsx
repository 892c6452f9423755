import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { toFocusRing } from '@/ui/themes/components/focusRing';
import { withControlTheme } from '../ControlTheme';
import type { Choice, ChoiceChipsProps } from '../fieldProps';
import { Field, SmallLabel } from './fieldParts';

const chosen = {
  borderColor: 'var(--mui-palette-text-primary)',
  backgroundColor: 'var(--mui-palette-text-primary)',
  color: '#fff',
} as const;

/**
 * A group styles all that it contains, which costs a server less than styles of each option. The text stands behind the
 * input, whose state selects the look. That holds before the page has hydrated too.
 */
const Group = styled(RadioGroup)({
  '& label': { position: 'relative', flexShrink: 0 },
  '& input': {
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '& input + span': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.375rem',
    boxSizing: 'border-box',
    width: '100%',
    border: '1.5px solid var(--mui-palette-control)',
    backgroundColor: 'var(--mui-palette-background-paper)',
    fontSize: '0.9375rem',
    fontWeight: 600,
    lineHeight: 1.3,
    transition:
      'background-color var(--mui-tempo-fast), border-color var(--mui-tempo-fast), color var(--mui-tempo-fast)',
  },
  '& input:hover + span': {
    borderColor: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-tint)',
  },
  '& input:focus-visible + span': toFocusRing(2),
  '& input:checked + span': chosen,
  // The system sets backgrounds in this mode, so the selected option needs system colours.
  '@media (forced-colors: active)': {
    '& input:checked + span': {
      borderColor: 'Highlight',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
    },
  },
});

const Chips = styled(Group)(({ theme }) => ({
  flexDirection: 'row',
  gap: '0.5rem',
  minWidth: 0,
  marginBottom: 'var(--mui-rhythm-space-4)',
  '& input + span': {
    minHeight: 44,
    padding: '0.375rem 1.125rem',
    borderRadius: 'var(--mui-shape-radiusChip)',
  },
  [theme.breakpoints.up('sm')]: {
    '[data-sections="centred"] &': { justifyContent: 'center' },
  },
  // One line that scrolls sideways and spans the screen's width.
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    marginInline: '-1.25rem',
    padding: '4px 1.25rem',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
  },
}));

const Switch = styled(Group)({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& input + span': { minHeight: 50, padding: '0.5rem' },
  '& label:first-of-type span': {
    borderRight: 0,
    borderRadius: 'var(--mui-shape-radiusSmall) 0 0 var(--mui-shape-radiusSmall)',
  },
  '& label:last-of-type span': {
    borderRadius: '0 var(--mui-shape-radiusSmall) var(--mui-shape-radiusSmall) 0',
  },
});

const Row = styled(Group)({
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: '0.5rem',
  '& input + span': {
    minHeight: 52,
    padding: '0.375rem 0.5rem',
    borderRadius: 'var(--mui-shape-radiusSmall)',
  },
});

const SwitchField = styled(Field)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { minWidth: 200, marginLeft: 'auto' },
}));

/** MUI's `Radio` takes a server 24 times as long, and a city has thirty options. */
const Option = ({ value, label }: Choice<string, ReactNode>) => {
  const group = useRadioGroup();
  return (
    <label>
      <input
        type="radio"
        name={group?.name}
        value={value}
        checked={group?.value === value}
        onChange={(event) => group?.onChange(event, value)}
      />
      <span>{label}</span>
    </label>
  );
};

/** A choice between a few visible options: radio buttons styled as chips, or as one switch. */
export const ChoiceChips = withControlTheme(
  ({ legend, value, choices, onChange, look = 'chips' }: ChoiceChipsProps<string>) => {
    const id = useId();
    const options = choices.map((choice) => <Option key={choice.value} {...choice} />);
    const choose = (_event: unknown, next: string) => onChange(next);
    if (look !== 'switch') {
      const Side = look === 'row' ? Row : Chips;
      return (
        <Side data-scripted aria-label={legend} value={value} onChange={choose}>
          {options}
        </Side>
      );
    }
    return (
      <SwitchField data-scripted>
        <SmallLabel id={id}>{legend}</SmallLabel>
        <Switch aria-labelledby={id} value={value} onChange={choose}>
          {options}
        </Switch>
      </SwitchField>
    );
  },
);
