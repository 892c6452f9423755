import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Message.module.css';

interface MessageProps {
  readonly look: 'error' | 'notice' | 'done';
  readonly heading?: string;
  readonly children: ReactNode;
  /** When this value changes, the message receives the focus and is announced. */
  readonly focusOn: unknown;
}

/** Tells the visitor what they must do, or that nothing is left to do, before they continue. */
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
