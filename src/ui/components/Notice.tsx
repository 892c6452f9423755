import type { ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './notice.module.css';

interface NoticeProps {
  /** `alert` for a notice that appears in response to an action. */
  readonly role?: 'alert';
  readonly children: ReactNode;
}

/** One sentence that a visitor should read before they continue. */
export const Notice = ({ role, children }: NoticeProps) => (
  <p role={role} className={styles.notice}>
    <Icon name="alert" /> <span>{children}</span>
  </p>
);
