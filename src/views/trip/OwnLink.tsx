import { toTripLink } from '@/commerce/trips/model/rememberedTrips';
import { useTranslation } from 'next-i18next/pages';
import styles from './FoundTrip.module.css';
import { LinkTools } from './LinkTools';
import { RecoveryAddress } from './RecoveryAddress';
import type { TripParts } from './tripParts';
import { useFocusNext } from './useFocusNext';
import { toWholeLink } from './useSharing';

interface OwnLinkProps extends TripParts {
  readonly token: string;
  /** Path of the page. */
  readonly page: string;
}

/** This visitor's own link, which the server cannot show again. The organiser can leave an address beside it. */
export const OwnLink = ({ token, page, ...parts }: OwnLinkProps) => {
  const { t } = useTranslation('trip');
  const focusNext = useFocusNext();
  return (
    <section className={styles.panel} aria-labelledby="own-link">
      <h2 id="own-link" tabIndex={-1} className={styles.heading}>
        {t('own.heading')}
      </h2>
      <p>{t('own.text')}</p>
      <LinkTools link={toWholeLink(toTripLink(page, token))} copyText={t('own.copy')} />
      {parts.trip.hasRecovery === false && (
        <RecoveryAddress {...parts} onSaved={() => focusNext('own-link')} />
      )}
    </section>
  );
};
