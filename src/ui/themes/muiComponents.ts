// Adds the calendar's components to the theme's types.
import type {} from '@mui/x-date-pickers/themeAugmentation';
import type { ThemeOptions } from '@mui/material/styles';
import { alert } from './components/alert';
import { button } from './components/button';
import { checkbox } from './components/checkbox';
import { field } from './components/field';
import { up } from './breakpoints';

/** Styles MUI's components like the shop's own, with the document's variables. */
export const muiComponents = {
  ...alert,
  ...button,
  ...checkbox,
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
  MuiBreadcrumbs: {
    styleOverrides: {
      root: {
        maxWidth: 'var(--mui-rhythm-width)',
        marginInline: 'auto',
        padding: '0.625rem 1.25rem',
        fontSize: '0.875rem',
        lineHeight: 'inherit',
        letterSpacing: 0,
        '& a': {
          display: 'inline-block',
          paddingBlock: '0.25rem',
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { color: 'var(--mui-palette-link)', textDecoration: 'underline' },
        },
        [`@media ${up('md')}`]: { paddingInline: '2rem' },
      },
      ol: { rowGap: '0.125rem' },
      separator: { color: 'var(--mui-palette-control)' },
    },
  },
  MuiRating: {
    // Stars are letters (ui/controls/mui/Stars.tsx).
    styleOverrides: {
      root: {
        color: '#a86400',
        fontSize: 'inherit',
        lineHeight: 1,
        letterSpacing: '0.12em',
        '& .MuiRating-icon': { display: 'flex' },
        '& .MuiRating-decimal': { position: 'relative' },
      },
    },
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
