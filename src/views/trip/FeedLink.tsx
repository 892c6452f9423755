import { useId, useState } from 'react';
import { Button } from '@/ui/components/Button';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { Icon } from '@/ui/components/Icon';
import { useTranslation } from 'next-i18next/pages';
import styles from './FoundTrip.module.css';
import type { TripParts } from './tripParts';
import { useFocusNext } from './useFocusNext';
import { toWholeLink, useSharing } from './useSharing';

/** A guest's own link for a calendar to subscribe to, which is shown once, and the same as a file. */
export const FeedLink = ({ trip, actions, tell }: TripParts) => {
  const { t } = useTranslation('trip');
  const { outcome, copy } = useSharing();
  const id = useId();
  const focusNext = useFocusNext();
  const [token, setToken] = useState<string>();
  const make = () => {
    const sent = actions.change({ kind: 'feed' });
    void sent.then((made) => {
      setToken(made.token);
      focusNext(id);
    });
    void tell(sent, t('status.saved'));
  };
  const link = token === undefined ? '' : toWholeLink(`/api/trip/feed/${token}.ics`);
  return (
    <section className={styles.panel} aria-labelledby="trip-feed">
      <h2 id="trip-feed" className={styles.heading}>
        {t('feed.heading')}
      </h2>
      <p>{t(token === undefined ? 'feed.text' : 'feed.made')}</p>
      <div className={styles.buttons}>
        {token === undefined ? (
          <Button onClick={make} aria-disabled={actions.isSending}>
            <Icon name="calendar" /> {t('feed.make')}
          </Button>
        ) : (
          <>
            <ButtonLink id={id} href={link.replace(/^https?:/, 'webcal:')}>
              <Icon name="calendar" /> {t('feed.open')}
            </ButtonLink>
            <Button onClick={() => void copy(link)}>
              <Icon name="link" /> {t('feed.copy')}
            </Button>
          </>
        )}
      </div>
      <p className={styles.small}>
        <a href={`/api/trip/calendar?id=${trip.id}`} download>
          {t('feed.file')}
        </a>{' '}
        {t('feed.fileText')}
      </p>
      {token !== undefined && (
        <>
          <p className={styles.small}>{t('feed.hint')}</p>
          <p role="status" className={styles.outcome}>
            {outcome === 'copied' && t('share.copied')}
            {outcome === 'failed' && t('share.failed', { address: link })}
          </p>
        </>
      )}
    </section>
  );
};
