import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { useConfirmation } from '@/ui/hooks/useConfirmation';
import { useTranslation } from 'next-i18next/pages';
import { PageHead } from '@/seo/PageHead';
import type { ViewProps } from '../staticPage';
import { Confirmed } from './Confirmed';
import styles from './ThankYouView.module.css';

/**
 * The screen after a plan was sent. Only the browser knows the order, so the server sends the page hidden and without
 * it.
 */
export const ThankYouView = ({ frame }: ViewProps<null>) => {
  const { t } = useTranslation('thankYou');
  const confirmation = useConfirmation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isKnown = confirmation !== undefined;
  useEffect(() => {
    if (isKnown) heading.current?.focus({ preventScroll: true });
  }, [isKnown]);
  return (
    <>
      <PageHead
        title={t('title', { brand: frame.brand.name })}
        description={t('description')}
        isPrivate
      />
      {!confirmation && (
        <div className={`${styles.none} ${isKnown ? '' : styles.waiting}`}>
          <h1 ref={heading} tabIndex={-1} className={styles.heading}>
            {t('none.heading')}
          </h1>
          <p>{t('none.text')}</p>
          <ButtonLink href={frame.links.bookings} isFullLoad>
            {t('bookings')}
          </ButtonLink>
          <ButtonLink href={frame.links.home} look="cta">
            {t('home')}
          </ButtonLink>
        </div>
      )}
      {confirmation && (
        <Confirmed
          confirmation={confirmation}
          heading={heading}
          timeZone={frame.cities.find(({ text }) => text === confirmation.city)?.timeZone ?? 'UTC'}
          links={{
            home: frame.links.home,
            chat: frame.brand.chatHref,
            booking: frame.links.bookings,
          }}
        />
      )}
    </>
  );
};
