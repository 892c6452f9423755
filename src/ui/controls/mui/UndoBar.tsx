import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { withControlTheme } from '../ControlTheme';
import type { UndoBarProps } from '../undoProps';

const Bar = styled(SnackbarContent)({
  marginBottom: '1.25rem',
  padding: '0.25rem 1rem',
  borderRadius: 'var(--mui-shape-radiusSmall)',
  backgroundColor: 'var(--mui-palette-text-primary)',
  boxShadow: 'none',
  color: '#fff',
  font: 'inherit',
  '--mui-palette-focus': '#fff',
});

const Undo = styled(Button)({
  '&.MuiButton-root': {
    color: 'inherit',
    fontSize: 'inherit',
    fontWeight: 700,
    textDecorationColor: 'currentcolor',
  },
});

/** Says what was removed and offers to restore it. Always rendered, so that screen readers announce new content. */
export const UndoBar = withControlTheme(({ message, undo, takesFocus, onUndo }: UndoBarProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (message !== null && takesFocus) button.current?.focus();
  }, [message, takesFocus]);
  return (
    <div role="status">
      {message !== null && (
        <Bar
          role="presentation"
          message={message}
          action={
            <Undo key={undo} ref={button} variant="quiet" onClick={onUndo}>
              {undo}
            </Undo>
          }
        />
      )}
    </div>
  );
});
