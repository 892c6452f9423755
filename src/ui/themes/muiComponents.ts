// Adds the calendar's components to the theme's types.
import type {} from '@mui/x-date-pickers/themeAugmentation';
import type { ThemeOptions } from '@mui/material/styles';
import { alert } from './components/alert';
import { button } from './components/button';
import { field } from './components/field';

/** Styles MUI's components like the shop's own, with the document's variables. */
export const muiComponents = {
  ...alert,
  ...button,
  ...field,
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: 'color-mix(in srgb, var(--mui-palette-deep) 62%, transparent)' },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  // MUI's own layers are variables, of which documents contain only those that stylesheets read.
  MuiModal: { styleOverrides: { root: { zIndex: 1300 } } },
  MuiDrawer: {
    styleOverrides: {
      root: { zIndex: 1200 },
      paper: { backgroundImage: 'none', boxShadow: 'none', color: 'inherit' },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: {
        marginTop: 8,
        border: 'var(--mui-shape-panelBorder)',
        borderRadius: 'var(--mui-shape-borderRadius)',
        boxShadow: 'var(--mui-shadows-3)',
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--mui-shape-radiusSmall)',
        color: 'var(--mui-palette-link)',
        '&:hover': { backgroundColor: 'var(--mui-palette-tint)' },
      },
    },
  },
  MuiSkeleton: {
    // MUI computes the radius from the theme of one brand.
    styleOverrides: { text: { borderRadius: 'var(--mui-shape-radiusSmall)' } },
  },
  MuiDateCalendar: {
    // The narrowest screens would cut off its edge. A swipe to the side changes the month.
    styleOverrides: { root: { maxWidth: '100%', touchAction: 'pan-y pinch-zoom' } },
  },
  MuiDayCalendar: {
    styleOverrides: {
      weekDayLabel: { color: 'var(--mui-palette-text-secondary)', fontWeight: 600 },
    },
  },
  MuiPickerDay: {
    styleOverrides: {
      root: {
        borderRadius: 'min(var(--mui-shape-radiusSmall), 12px)',
        fontSize: '0.9375rem',
        fontWeight: 600,
        '&:hover': { backgroundColor: 'var(--mui-palette-tint)' },
        '&.Mui-disabled:not(.Mui-selected)': { fontWeight: 400 },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': {
          backgroundColor: 'var(--mui-palette-cta-main)',
          color: 'var(--mui-palette-cta-contrastText)',
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
