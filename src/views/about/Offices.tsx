import { useId } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { toPhoneHref } from '@/lib/phone';
import styles from './Offices.module.css';
import type { Office } from './pageProps';

interface OfficesProps {
  readonly offices: readonly Office[];
  /** Address of the head office, whose phone is the brand's own. */
  readonly address: string;
}

/** The company's offices, the head office first. */
export const Offices = ({ offices, address }: OfficesProps) => {
  const { t } = useTranslation('about');
  const id = useId();
  const all = [{ city: t('offices.head'), address, phone: null }, ...offices];
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {t('offices.heading')}
      </h3>
      <p className={styles.text}>{t('offices.text')}</p>
      <ul className={styles.list}>
        {all.map(({ city, address: place, phone }) => (
          <li key={`${city} ${place}`} className={styles.office}>
            <h4 className={styles.city}>{city}</h4>
            <address className={styles.address}>{place}</address>
            {phone && (
              <a href={toPhoneHref(phone)} className={styles.phone}>
                {phone}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
