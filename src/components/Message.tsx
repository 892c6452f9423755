import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Message.module.css';

interface MessageProps {
  readonly look: 'error' | 'notice' | 'done';
  readonly heading?: string;
  readonly children: ReactNode;
  /** What the message answers to: when that changes, the focus comes here and the message is read out. */
  readonly focusOn: unknown;
}

/** What a visitor must know before they can go on, or that they need not. */
export const Message = ({ look, heading, children, focusOn }: MessageProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOn) box.current?.focus();
  }, [focusOn]);
  const role = look === 'done' ? 'status' : 'alert';
  return (
    <div ref={box} role={focusOn ? role : undefined} tabIndex={-1} className={styles[look]}>
      {heading && <h3 className={styles.heading}>{heading}</h3>}
      {children}
    </div>
  );
};
