import type { MouseEvent } from 'react';

export interface UndoBarProps {
  /** `null` for none. */
  readonly message: string | null;
  readonly undo: string;
  /** Whether the button takes the focus, since the focused element was removed. */
  readonly takesFocus: boolean;
  readonly onUndo: (press: MouseEvent) => void;
}
