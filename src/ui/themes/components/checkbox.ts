import type { ThemeOptions } from '@mui/material/styles';
import { toFocusRing } from './focusRing';

/**
 * A checkbox whose mark is a plain element after its input (ui/controls/mui/Tick.tsx). The state of the input selects
 * its look: that holds before the page has hydrated too.
 */
export const checkbox = {
  MuiCheckbox: {
    defaultProps: { color: 'default', disableRipple: true },
    styleOverrides: {
      root: {
        flexShrink: 0,
        padding: 0,
        borderRadius: 'min(var(--mui-shape-radiusSmall), 7px)',
        '& > span': {
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
        },
        '& > input:hover + span': { borderColor: 'var(--mui-palette-text-primary)' },
        '& > input:focus-visible + span': toFocusRing(3),
        '& > input:checked + span': {
          borderColor: 'var(--mui-palette-cta-main)',
          backgroundColor: 'var(--mui-palette-cta-main)',
          '&::after': { transform: 'none' },
        },
        // The system sets backgrounds in this mode, so the tick would be invisible.
        '@media (forced-colors: active)': {
          '& > input:checked + span': {
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            forcedColorAdjust: 'none',
            '&::after': { backgroundColor: 'HighlightText', forcedColorAdjust: 'none' },
          },
        },
      },
    },
  },
} as const satisfies ThemeOptions['components'];
