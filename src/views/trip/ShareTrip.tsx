import { toTripLink } from '@/commerce/trips/model/rememberedTrips';
import { Button } from '@/ui/components/Button';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { Icon } from '@/ui/components/Icon';
import { useTrips } from '@/ui/hooks/useTrips';
import { useTranslation } from 'next-i18next/pages';
import styles from './FoundTrip.module.css';
import { toFirstDay } from './toFirstDay';
import type { TripParts } from './tripParts';
import { toWholeLink, useSharing } from './useSharing';

interface ShareTripProps extends TripParts {
  /** Path of the page. */
  readonly page: string;
}

/** The ways to invite the group. The invitation is known to the organiser's browser only: the server has its hash. */
export const ShareTrip = ({ trip, actions, tell, page }: ShareTripProps) => {
  const { t } = useTranslation('trip');
  const { trips, remember } = useTrips();
  const { canShare, outcome, copy, share } = useSharing();
  const invitation = trips.find(({ id }) => id === trip.id)?.invitation;
  const renew = () => {
    const sent = actions.change({ kind: 'renew', scope: 'guest' });
    void sent.then(({ token }) => {
      if (token === undefined) return;
      const day = toFirstDay(trip);
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
          <div className={styles.buttons}>
            {canShare && (
              <Button look="cta" onClick={() => void share(text, link)}>
                <Icon name="share" /> {t('share.share')}
              </Button>
            )}
            <Button look={canShare ? 'plain' : 'cta'} onClick={() => void copy(link)}>
              <Icon name="link" /> {t('share.copy')}
            </Button>
            <ButtonLink
              look="chat"
              href={`https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="chat" /> {t('share.chat')}
            </ButtonLink>
            <ButtonLink
              href={`mailto:?subject=${encodeURIComponent(t('heading', { city: trip.city.name }))}&body=${encodeURIComponent(`${text}\n\n${link}`)}`}
            >
              <Icon name="mail" /> {t('share.email')}
            </ButtonLink>
          </div>
          <p role="status" className={styles.outcome}>
            {outcome === 'copied' && t('share.copied')}
            {outcome === 'failed' && t('share.failed', { address: link })}
          </p>
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
