import Drawer from '@mui/material/Drawer';
import { useRouter } from 'next/router';
import { type ReactNode, useEffect } from 'react';
import { Icon } from './Icon';
import { MuiTheme } from './MuiTheme';
import styles from './SidePanel.module.css';

interface SidePanelProps {
  /** From the bottom it is a sheet, for narrow screens. */
  readonly from: 'right' | 'bottom';
  readonly label: string;
  /** What the button that closes it is called. */
  readonly close: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What comes in over the page and goes with the next one. Load it when it is first opened: it brings MUI along. */
export const SidePanel = ({ from, label, close, isOpen, onClose, children }: SidePanelProps) => {
  const { events } = useRouter();
  useEffect(() => {
    const changes = ['routeChangeStart', 'hashChangeStart'] as const;
    for (const change of changes) events.on(change, onClose);
    return () => {
      for (const change of changes) events.off(change, onClose);
    };
  }, [events, onClose]);
  return (
    <MuiTheme>
      <Drawer
        anchor={from}
        open={isOpen}
        onClose={onClose}
        slotProps={{ paper: { className: styles[from], 'aria-label': label } }}
      >
        <div className={styles.panel}>
          <button type="button" className={styles.close} onClick={onClose}>
            <Icon name="close" size={22} />
            <span>{close}</span>
          </button>
          {children}
        </div>
      </Drawer>
    </MuiTheme>
  );
};
