import Drawer from '@mui/material/Drawer';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/Icon';
import { MuiTheme } from '@/components/MuiTheme';
import styles from './Booking.module.css';
import { BookingForm, type BookingLinks } from './BookingForm';
import { BookingTerms } from './BookingTerms';

interface BookingSheetProps {
  readonly links: BookingLinks;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The booking box of narrow screens, from the bottom. Loaded when it is first opened. */
export const BookingSheet = ({ links, isOpen, onClose }: BookingSheetProps) => {
  const { t } = useTranslation('activity');
  return (
    <MuiTheme>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={onClose}
        slotProps={{ paper: { className: styles.sheet, 'aria-label': t('box.sheet') } }}
      >
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="close" size={22} /> <span>{t('box.close')}</span>
        </button>
        <BookingTerms />
        <BookingForm links={links} onAdd={onClose} />
      </Drawer>
    </MuiTheme>
  );
};
