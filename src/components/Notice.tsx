import type { ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './notice.module.css';

interface NoticeProps {
  /** `alert` where it comes up in answer to something. */
  readonly role?: 'alert';
  readonly children: ReactNode;
}

/** One sentence that a visitor should know before they go on. */
export const Notice = ({ role, children }: NoticeProps) => (
  <p role={role} className={styles.notice}>
    <Icon name="alert" /> <span>{children}</span>
  </p>
);
