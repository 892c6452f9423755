import Drawer from '@mui/material/Drawer';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { Button } from '@/ui/components/Button';
import { Icon } from '@/ui/components/Icon';
import { ControlTheme } from '@/ui/controls/ControlTheme';
import { useNamespace } from '@/ui/hooks/useNamespace';
import { useTranslation } from 'next-i18next/pages';
import type { FrameProps } from './frameProps';
import { SearchBox } from './SearchBox';
import styles from './SearchPanel.module.css';

interface SearchPanelProps {
  readonly frame: FrameProps;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The search as a panel above any page; it closes on navigation. */
export const SearchPanel = ({ frame, isOpen, onClose }: SearchPanelProps) => {
  const { t } = useTranslation('search');
  const { events } = useRouter();
  const isReady = useNamespace('search');
  useEffect(() => {
    events.on('routeChangeStart', onClose);
    return () => events.off('routeChangeStart', onClose);
  }, [events, onClose]);
  if (!isReady) return null;
  return (
    <ControlTheme>
      <Drawer
        anchor="top"
        open={isOpen}
        onClose={onClose}
        slotProps={{ paper: { className: styles.paper, 'aria-label': t('panel.label') } }}
      >
        <div className={styles.panel}>
          <Button look="quiet" className={styles.close} onClick={onClose}>
            <Icon name="close" size={22} />
            <span>{t('panel.close')}</span>
          </Button>
          <SearchBox frame={frame} />
        </div>
      </Drawer>
    </ControlTheme>
  );
};
