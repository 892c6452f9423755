import { styled } from '@mui/material/styles';

const column = { display: 'flex', flexDirection: 'column', gap: '0.3125rem', minWidth: 0 } as const;

/** A label above its control. */
export const Field = styled('div')(column);

/** As `Field`, and the label of the control that it contains. */
export const FieldLabel = styled('label')(column);

/** The label in a row of controls. */
export const smallLabel = {
  color: 'var(--mui-palette-text-secondary)',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.35,
} as const;

export const SmallLabel = styled('span')(smallLabel);

/** The label in a form, as MUI's `FormLabel` there. */
export const formLabel = { fontWeight: 600, lineHeight: 1.3 } as const;

export const FormFieldLabel = styled('span')(formLabel);

/** For screen readers only. */
export const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
