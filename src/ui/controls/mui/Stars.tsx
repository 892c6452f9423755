import Rating from '@mui/material/Rating';
import type { ReactNode } from 'react';
import { withControlTheme } from '../ControlTheme';
import type { StarsProps } from '../starsProps';

interface PartProps {
  readonly className: string;
  readonly children: ReactNode;
}

const Part = ({ className, children }: PartProps) => <span className={className}>{children}</span>;

/** MUI's own parts, up to 15 per rating, have styles of their own each: a quarter of all that a page of an activity had. */
const slots = { icon: Part, decimal: Part };

/** Letters instead of pictures: a fifth of the elements. */
export const Stars = withControlTheme(({ value, label }: StarsProps) => (
  <Rating
    readOnly
    value={value}
    precision={Number.isInteger(value) ? 1 : 0.5}
    icon="★"
    emptyIcon="☆"
    getLabelText={() => label}
    slots={slots}
  />
));
