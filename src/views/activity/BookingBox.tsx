import { useTranslation } from 'next-i18next/pages';
import styles from './Booking.module.css';
import { BookingForm, type BookingLinks } from './BookingForm';
import { BookingTerms, CataloguePrice } from './BookingTerms';

/** Price and booking form beside the description. Narrow screens show the bar instead. */
export const BookingBox = ({ links }: { readonly links: BookingLinks }) => {
  const { t } = useTranslation('activity');
  return (
    <aside id="price" aria-label={t('box.label')} className={styles.box}>
      <CataloguePrice />
      <BookingForm links={links} />
      <BookingTerms />
    </aside>
  );
};
