import Drawer from '@mui/material/Drawer';
import { useRouter } from 'next/router';
import { type ReactNode, useEffect } from 'react';
import { Button } from './Button';
import { Icon } from './Icon';
import { ControlTheme } from '@/ui/controls/ControlTheme';
import styles from './SidePanel.module.css';

interface SidePanelProps {
  /** `bottom` is a sheet, for narrow screens. */
  readonly from: 'right' | 'bottom';
  readonly label: string;
  /** Label of the close button. */
  readonly close: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A panel that slides in over the page and closes on navigation. Load it when it is first opened, because it depends on
 * MUI.
 */
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
    <ControlTheme>
      <Drawer
        anchor={from}
        open={isOpen}
        onClose={onClose}
        slotProps={{ paper: { className: styles[from], 'aria-label': label } }}
      >
        <div className={styles.panel}>
          <Button look="quiet" className={styles.close} onClick={onClose}>
            <Icon name="close" size={22} />
            <span>{close}</span>
          </Button>
          {children}
        </div>
      </Drawer>
    </ControlTheme>
  );
};
