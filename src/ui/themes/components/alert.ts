import type { ThemeOptions } from '@mui/material/styles';

const box = {
  padding: '1.25rem 1.5rem',
  border: '2px solid transparent',
  borderRadius: 'var(--mui-shape-borderRadius)',
  scrollMarginTop: 100,
} as const;

const caution = {
  backgroundColor: 'var(--mui-palette-Alert-warningStandardBg)',
  color: 'var(--mui-palette-Alert-warningColor)',
} as const;

/** What a visitor should read before they continue: one sentence (`sentence`), or a box with a heading and actions. */
export const alert = {
  MuiAlert: {
    styleOverrides: {
      root: {
        font: 'inherit',
        letterSpacing: 'inherit',
        variants: [
          {
            props: { variant: 'sentence' },
            style: {
              ...caution,
              gap: '0.625rem',
              padding: '0.75rem 1rem',
              borderRadius: 'var(--mui-shape-radiusSmall)',
              fontSize: '0.9375rem',
              fontWeight: 600,
              lineHeight: 1.4,
              '& a': { color: 'inherit' },
            },
          },
          { props: { variant: 'notice' }, style: { ...box, ...caution } },
          {
            props: { variant: 'error' },
            style: {
              ...box,
              borderColor: 'var(--mui-palette-error-main)',
              backgroundColor: 'var(--mui-palette-Alert-errorStandardBg)',
              color: 'inherit',
            },
          },
          {
            props: { variant: 'done' },
            style: {
              ...box,
              borderColor: 'var(--mui-palette-green-main)',
              backgroundColor: 'var(--mui-palette-tint)',
              color: 'inherit',
            },
          },
        ],
      },
      icon: { margin: 0, padding: 0, color: 'inherit', fontSize: 'inherit', opacity: 1 },
      message: {
        display: 'flex',
        flex: 1,
        flexDirection: 'column',
        gap: '0.75rem',
        padding: 0,
        overflow: 'visible',
      },
    },
  },
} as const satisfies ThemeOptions['components'];
