// Adds the calendar's components to the theme's types.
import type {} from '@mui/x-date-pickers/themeAugmentation';
import type { ThemeOptions } from '@mui/material/styles';

/** The same as in `global.css`. */
const focusRing = { outline: '3px solid var(--troupe-focus)', outlineOffset: 2 };

/** Styles MUI's components like the shop's own, with the document's variables. */
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
    // The narrowest screens would cut off its edge.
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
        // The system sets backgrounds in this mode, so the selected day needs system colours.
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
