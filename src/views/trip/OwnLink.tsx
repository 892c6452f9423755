import { toTripLink } from '@/commerce/trips/model/rememberedTrips';
import { Button } from '@/ui/components/Button';
import { Icon } from '@/ui/components/Icon';
import { useTranslation } from 'next-i18next/pages';
import styles from './FoundTrip.module.css';
import { toWholeLink, useSharing } from './useSharing';

interface OwnLinkProps {
  readonly token: string;
  /** Path of the page. */
  readonly page: string;
}

/** This visitor's own link, which the server cannot show again. */
export const OwnLink = ({ token, page }: OwnLinkProps) => {
  const { t } = useTranslation('trip');
  const { outcome, copy } = useSharing();
  const link = toWholeLink(toTripLink(page, token));
  return (
    <section className={styles.panel} aria-labelledby="own-link">
      <h2 id="own-link" className={styles.heading}>
        {t('own.heading')}
      </h2>
      <p>{t('own.text')}</p>
      <div>
        <Button onClick={() => void copy(link)}>
          <Icon name="link" /> {t('own.copy')}
        </Button>
      </div>
      <p role="status" className={styles.outcome}>
        {outcome === 'copied' && t('share.copied')}
        {outcome === 'failed' && t('share.failed', { address: link })}
      </p>
    </section>
  );
};
