import type { ThemeOptions } from '@mui/material/styles';
import { toFocusRing } from './focusRing';

const onGround = {
  borderColor: 'var(--mui-button-border)',
  boxShadow: 'var(--mui-button-shadow)',
};

/** Not pressed in, as those with a frame are. */
const withoutFrame = {
  minWidth: 0,
  minHeight: 44,
  border: 0,
  '&.MuiButton-root:active': { transform: 'none' },
};

/** Buttons, and links that look like them. A brand shapes them by variables. */
export const button = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    // MUI hides the outline of `global.css`.
    styleOverrides: { root: { '&:focus-visible': toFocusRing(2) } },
  },
  MuiButton: {
    defaultProps: { variant: 'plain', color: 'inherit' },
    styleOverrides: {
      root: {
        gap: '0.5rem',
        minHeight: 50,
        padding: '0.625rem 1.5rem',
        border: '2px solid transparent',
        borderRadius: 'var(--mui-shape-radiusButton)',
        fontSize: 'inherit',
        fontWeight: 'var(--mui-button-fontWeight)',
        lineHeight: 1.2,
        textAlign: 'center',
        transition:
          'background-color var(--mui-tempo-fast), border-color var(--mui-tempo-fast), color var(--mui-tempo-fast), box-shadow var(--mui-tempo-fast), transform var(--mui-tempo-fast) var(--mui-tempo-ease)',
        '& svg': { transition: 'transform var(--mui-tempo-fast) var(--mui-tempo-ease)' },
        '&:hover svg:last-child:not(:first-child)': { transform: 'translateX(3px)' },
        '&.MuiButton-root:active': { boxShadow: 'none', transform: 'var(--mui-button-pressed)' },
        // Selectors instead of `variants`: all looks share one rule set, which the document contains once.
        '&.MuiButton-cta': {
          ...onGround,
          backgroundColor: 'var(--mui-palette-cta-main)',
          color: 'var(--mui-palette-cta-contrastText)',
          '&:hover': { backgroundColor: 'var(--mui-palette-cta-dark)' },
          '&.Mui-disabled': {
            borderColor: 'transparent',
            backgroundColor: 'var(--mui-palette-text-secondary)',
            boxShadow: 'none',
            color: 'var(--mui-palette-cta-contrastText)',
          },
        },
        '&.MuiButton-plain': {
          ...onGround,
          borderColor: 'var(--mui-palette-control)',
          backgroundColor: 'var(--mui-palette-background-paper)',
          color: 'var(--mui-palette-text-primary)',
          '&:hover': {
            borderColor: 'var(--mui-palette-text-primary)',
            backgroundColor: 'var(--mui-palette-tint)',
          },
        },
        '&.MuiButton-light': {
          borderColor: 'rgb(255 255 255 / 60%)',
          color: '#fff',
          '&:hover': { borderColor: '#fff', backgroundColor: '#fff', color: '#17242b' },
        },
        '&.MuiButton-chat': {
          ...onGround,
          backgroundColor: 'var(--mui-palette-green-main)',
          color: '#fff',
          '&:hover': { backgroundColor: 'var(--mui-palette-green-dark)' },
        },
        '&.MuiButton-quiet': {
          ...withoutFrame,
          gap: '0.375rem',
          padding: '0 0.25rem',
          color: 'var(--mui-palette-text-secondary)',
          fontSize: '0.9375rem',
          fontWeight: 600,
          textDecoration: 'underline',
          textDecorationColor: 'color-mix(in srgb, currentcolor 40%, transparent)',
          textUnderlineOffset: '0.25em',
          '&:hover': {
            color: 'var(--mui-palette-text-primary)',
            textDecorationColor: 'currentcolor',
          },
        },
        '&.MuiButton-tool': {
          ...withoutFrame,
          padding: '0 0.625rem',
          borderRadius: 'var(--mui-shape-radiusSmall)',
          fontWeight: 600,
          whiteSpace: 'nowrap',
          '&:hover': { backgroundColor: 'var(--mui-palette-tint)' },
        },
      },
    },
  },
} as const satisfies ThemeOptions['components'];
