import type { ReactNode } from 'react';

export interface NoticeProps {
  /** `alert` for a notice that appears in response to an action. */
  readonly role?: 'alert';
  readonly children: ReactNode;
}

export interface MessageProps {
  readonly look: 'error' | 'notice' | 'done';
  readonly heading?: string;
  readonly children: ReactNode;
  /** When this value changes, the message receives the focus and is announced. */
  readonly focusOn: unknown;
}
