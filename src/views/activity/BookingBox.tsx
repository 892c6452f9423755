import { useTranslation } from '@/hooks/useTranslation';
import styles from './Booking.module.css';
import { BookingForm, type BookingLinks } from './BookingForm';
import { BookingTerms } from './BookingTerms';

/** What it costs and how it is planned, beside the description. Narrow screens have the bar instead. */
export const BookingBox = ({ links }: { readonly links: BookingLinks }) => {
  const { t } = useTranslation('activity');
  return (
    <aside id="price" aria-label={t('box.label')} className={styles.box}>
      <BookingTerms />
      <BookingForm links={links} />
    </aside>
  );
};
