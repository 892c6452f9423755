import type { ThemeOptions } from '@mui/material/styles';
import { toFocusRing } from './focusRing';

/** The frame around what is typed or chosen. */
export const fieldFrame = {
  border: '1.5px solid var(--mui-palette-control)',
  borderRadius: 'var(--mui-shape-radiusSmall)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  color: 'var(--mui-palette-text-primary)',
  transition: 'border-color var(--mui-tempo-fast), box-shadow var(--mui-tempo-fast)',
  '&:hover': { borderColor: 'var(--mui-palette-text-primary)' },
} as const;

/** A frame that is itself what receives the focus. */
export const fieldControl = {
  ...fieldFrame,
  boxSizing: 'border-box',
  width: '100%',
  // It grows with the text, as that of a select does, which stands beside it.
  minHeight: '3.125rem',
  padding: '0.5rem 0.875rem',
  '&:focus-visible': {
    borderColor: 'var(--mui-palette-focus)',
    ...toFocusRing(1),
  },
} as const;

/** Text fields and selects. The input has the frame, so that the focus ring needs no script. */
export const field = {
  MuiInputBase: {
    // They would tell MUI's floating labels of automatic input.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: {
        display: 'flex',
        padding: 0,
        font: 'inherit',
        letterSpacing: 'inherit',
        lineHeight: 'inherit',
        color: 'inherit',
      },
      input: {
        ...fieldControl,
        height: 'auto',
        '&[aria-invalid="true"]': {
          borderColor: 'var(--mui-palette-error-main)',
          boxShadow: 'inset 0 0 0 1px var(--mui-palette-error-main)',
        },
        variants: [
          {
            props: { multiline: true },
            // MUI measures the rows with it, so it has no height of its own.
            style: { minHeight: 0, padding: '0.5rem 0.875rem', lineHeight: 1.5 },
          },
        ],
      },
    },
  },
  MuiFormControl: {
    styleOverrides: { root: { display: 'flex', gap: '0.3125rem' } },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        font: 'inherit',
        fontWeight: 600,
        letterSpacing: 'inherit',
        lineHeight: 1.3,
        '&, &.Mui-focused, &.Mui-error': { color: 'inherit' },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: 0,
        font: 'inherit',
        fontSize: '0.9375rem',
        letterSpacing: 'inherit',
        lineHeight: 1.4,
        '&.Mui-error': { color: 'var(--mui-palette-error-main)', fontWeight: 600 },
      },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: {
        textOverflow: 'ellipsis',
        '&&&': { paddingRight: '2.125rem' },
        '&:focus': { borderRadius: 'var(--mui-shape-radiusSmall)' },
      },
      icon: {
        top: 'calc(50% - 4px)',
        right: '0.875rem',
        width: 12,
        height: 8,
        color: 'var(--mui-palette-text-secondary)',
      },
    },
  },
} as const satisfies ThemeOptions['components'];
