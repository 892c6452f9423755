import type { RefObject } from 'react';
import type { SurpriseView } from '@/commerce/trips/model/surprise';
import { useTranslation } from 'next-i18next/pages';
import styles from './SurprisePage.module.css';
import { SurpriseParts } from './SurpriseParts';

interface SurprisePageProps {
  readonly state: SurpriseView;
  readonly brand: { readonly name: string };
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  /** Of the moment of the next piece; without it, that of the browser. */
  readonly timeZone?: string;
}

/** All that a guest of honour gets to see: what to pack, when to be where, and when there is more. */
export const SurprisePage = ({ state, brand, heading, timeZone }: SurprisePageProps) => {
  const { t } = useTranslation('surprise');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.brand}>{brand.name}</p>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {t('view.heading')}
        </h1>
        <p className={styles.lead}>{t('view.text')}</p>
      </header>
      <div className={styles.parts}>
        <SurpriseParts view={state} timeZone={timeZone} />
      </div>
    </div>
  );
};
