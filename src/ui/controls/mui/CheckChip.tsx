import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { withControlTheme } from '../ControlTheme';
import type { CheckChipProps } from '../fieldProps';
import { Tick } from './Tick';

const Root = styled(FormControlLabel)({
  gap: '0.625rem',
  minHeight: 50,
  margin: 0,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.25,
});

export const CheckChip = withControlTheme(({ label, checked, onChange }: CheckChipProps) => (
  <Root
    disableTypography
    label={label}
    control={<Tick checked={checked} onChange={(_event, next) => onChange(next)} />}
  />
));
