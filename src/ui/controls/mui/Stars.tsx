import Rating from '@mui/material/Rating';
import { styled } from '@mui/material/styles';
import { withControlTheme } from '../ControlTheme';
import type { StarsProps } from '../starsProps';

const Root = styled(Rating)({
  color: '#a86400',
  fontSize: 'inherit',
  lineHeight: 1,
  letterSpacing: '0.12em',
  '.MuiRating-iconEmpty': { color: 'inherit' },
});

/** Letters instead of pictures: a fifth of the elements. */
export const Stars = withControlTheme(({ value, label }: StarsProps) => (
  <Root
    readOnly
    value={value}
    precision={Number.isInteger(value) ? 1 : 0.5}
    icon="★"
    emptyIcon="☆"
    getLabelText={() => label}
  />
));
