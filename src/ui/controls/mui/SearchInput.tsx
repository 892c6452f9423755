import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { toFocusRing } from '@/ui/themes/components/focusRing';

/** The field of a search, with the keyboard of a search. Browsers zoom into fields with smaller text. */
export const SearchInput = styled(InputBase)({
  minHeight: 56,
  padding: '0 0.875rem',
  border: '1.5px solid var(--mui-palette-control)',
  borderRadius: 'var(--mui-shape-radiusSmall)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  color: 'inherit',
  fontSize: '1.125rem',
  lineHeight: 'inherit',
  transition: 'border-color var(--mui-tempo-fast)',
  '&:hover': { borderColor: 'var(--mui-palette-text-primary)' },
  '&:has(:focus-visible)': {
    borderColor: 'var(--mui-palette-focus)',
    ...toFocusRing(1),
  },
  // The frame of the theme's inputs: here it is around the icons too.
  input: {
    height: 'auto',
    minHeight: 0,
    padding: '0.5rem 0',
    border: 0,
    backgroundColor: 'transparent',
    '&:focus-visible': { outline: 'none' },
  },
});

/** Attributes of the `input` of a search. */
export const searchInputProps = {
  type: 'search',
  maxLength: 120,
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  enterKeyHint: 'search',
} as const;
