// The calendar's own components become known to the theme.
import type {} from '@mui/x-date-pickers/themeAugmentation';
import type { ThemeOptions } from '@mui/material/styles';

/** As `global.css` has it for everything else. */
const focusRing = { outline: '3px solid var(--troupe-focus)', outlineOffset: 2 };

/** MUI's components as the shop would have drawn them itself, from the document's variables. */
export const muiComponents = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: 'color-mix(in srgb, var(--troupe-deep) 62%, transparent)' },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: { backgroundImage: 'none', boxShadow: 'none', color: 'inherit' },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: {
        marginTop: 8,
        border: 'var(--troupe-panel-border)',
        borderRadius: 'var(--troupe-radius)',
        boxShadow: 'var(--troupe-shadow-3)',
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--troupe-radius-s)',
        color: 'var(--troupe-link)',
        '&:hover': { backgroundColor: 'var(--troupe-tint)' },
      },
    },
  },
  MuiDateCalendar: {
    // As wide as the narrowest of screens, which would cut its edge.
    styleOverrides: { root: { maxWidth: '100%' } },
  },
  MuiPickersCalendarHeader: {
    styleOverrides: {
      label: {
        fontFamily: 'var(--troupe-heading-font)',
        fontSize: '1.125rem',
        fontWeight: 'var(--troupe-heading-weight)',
        textTransform: 'capitalize',
      },
    },
  },
  MuiDayCalendar: {
    styleOverrides: {
      weekDayLabel: { color: 'var(--mui-palette-text-secondary)', fontWeight: 600 },
    },
  },
  MuiPickerDay: {
    styleOverrides: {
      root: {
        borderRadius: 'min(var(--troupe-radius-s), 12px)',
        fontSize: '0.9375rem',
        fontWeight: 600,
        '&:hover': { backgroundColor: 'var(--troupe-tint)' },
        '&.Mui-disabled:not(.Mui-selected)': { fontWeight: 400 },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': {
          backgroundColor: 'var(--mui-palette-cta-main)',
          color: '#fff',
        },
        // Grounds are the system's, so the one that tells the day is taken from it.
        '@media (forced-colors: active)': {
          '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': {
            backgroundColor: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
} as const satisfies ThemeOptions['components'];
