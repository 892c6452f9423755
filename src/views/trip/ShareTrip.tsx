import { toTripLink } from '@/commerce/trips/model/rememberedTrips';
import { Button } from '@/ui/components/Button';
import { useTrips } from '@/ui/hooks/useTrips';
import { useTranslation } from 'next-i18next/pages';
import styles from './FoundTrip.module.css';
import { LinkTools } from './LinkTools';
import { toStartDay } from './toFirstDay';
import type { TripParts } from './tripParts';
import { toWholeLink } from './useSharing';

interface ShareTripProps extends TripParts {
  /** Path of the page. */
  readonly page: string;
}

/** The ways to invite the group. The invitation is known to the organiser's browser only: the server has its hash. */
export const ShareTrip = ({ trip, actions, tell, page }: ShareTripProps) => {
  const { t } = useTranslation('trip');
  const { trips, remember } = useTrips();
  const invitation = trips.find(({ id }) => id === trip.id)?.invitation;
  const renew = () => {
    const sent = actions.change({ kind: 'renew', scope: 'guest' });
    void sent.then(({ token }) => {
      if (token === undefined) return;
      const day = toStartDay(trip);
      remember({ id: trip.id, city: trip.city.name, day, invitation: token });
    });
    void tell(sent, t('status.saved'));
  };
  const link = invitation === undefined ? '' : toWholeLink(toTripLink(page, invitation));
  const text = t('share.message', { city: trip.city.name });
  return (
    <section className={styles.panel} aria-labelledby="share-trip">
      <h2 id="share-trip" className={styles.heading}>
        {t('share.heading')}
      </h2>
      {invitation === undefined ? (
        <p>{t('share.none')}</p>
      ) : (
        <>
          <p>{t('share.text')}</p>
          <LinkTools
            link={link}
            invitation={{ text, subject: t('heading', { city: trip.city.name }) }}
          />
        </>
      )}
      <div>
        <Button look="quiet" onClick={renew}>
          {t('share.renew')}
        </Button>
        {invitation !== undefined && <p className={styles.small}>{t('share.renewText')}</p>}
      </div>
    </section>
  );
};
