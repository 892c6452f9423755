import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { toFocusRing } from '@/ui/themes/components/focusRing';

const Root = styled(Checkbox)({
  flexShrink: 0,
  padding: 0,
  borderRadius: 'min(var(--mui-shape-radiusSmall), 7px)',
});

/** It follows the input, whose state selects its look: that holds before the page has hydrated too. */
const Mark = styled('span')({
  display: 'grid',
  boxSizing: 'border-box',
  width: 24,
  height: 24,
  border: '1.5px solid var(--mui-palette-control)',
  borderRadius: 'inherit',
  backgroundColor: 'var(--mui-palette-background-paper)',
  placeItems: 'center',
  transition: 'background-color var(--mui-tempo-fast)',
  '&::after': {
    width: 14,
    height: 12,
    backgroundColor: '#fff',
    clipPath: 'polygon(11% 48%, 0 61%, 36% 100%, 100% 16%, 88% 3%, 35% 72%)',
    content: '""',
    transform: 'scale(0)',
    transition: 'transform var(--mui-tempo-fast) var(--mui-tempo-ease)',
  },
  'input:hover + &': { borderColor: 'var(--mui-palette-text-primary)' },
  'input:focus-visible + &': toFocusRing(3),
  'input:checked + &': {
    borderColor: 'var(--mui-palette-cta-main)',
    backgroundColor: 'var(--mui-palette-cta-main)',
  },
  'input:checked + &::after': { transform: 'none' },
  // The system sets backgrounds in this mode, so the tick would be invisible.
  '@media (forced-colors: active)': {
    'input:checked + &': {
      borderColor: 'Highlight',
      backgroundColor: 'Highlight',
      forcedColorAdjust: 'none',
    },
    'input:checked + &::after': { backgroundColor: 'HighlightText', forcedColorAdjust: 'none' },
  },
});

/** Without the size that MUI gives to its icons. */
const Icon = () => <Mark />;

const icon = <Icon />;

/** A checkbox. */
export const Tick = (props: CheckboxProps) => (
  <Root {...props} color="default" disableRipple icon={icon} checkedIcon={icon} />
);
