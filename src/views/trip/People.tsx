import { useState } from 'react';
import { toTripLink } from '@/commerce/trips/model/rememberedTrips';
import type { ShownGuest } from '@/commerce/trips/model/tripState';
import { toInitials } from '@/lib/toInitials';
import { Icon } from '@/ui/components/Icon';
import { IconButton } from '@/ui/components/IconButton';
import { useTranslation } from 'next-i18next/pages';
import styles from './People.module.css';
import panel from './FoundTrip.module.css';
import type { TripParts } from './tripParts';
import { useGuestName } from './useGuestName';
import { toWholeLink, useSharing } from './useSharing';

interface PeopleProps extends TripParts {
  /** Path of the page. */
  readonly page: string;
}

/** The guests and their answers. The organiser can give a guest a link again, or remove him. */
export const People = ({ trip, actions, tell, page }: PeopleProps) => {
  const { t } = useTranslation('trip');
  const nameOf = useGuestName();
  const { outcome, copy } = useSharing();
  const [made, setMade] = useState<{ readonly name: string; readonly link: string }>();
  const isOrganiser = trip.scope === 'edit';
  const giveLink = (guest: ShownGuest) => {
    const sent = actions.change({ kind: 'ofGuest', guest: guest.id });
    void sent.then(({ token }) => {
      if (token === undefined) return;
      const link = toWholeLink(toTripLink(page, token));
      setMade({ name: nameOf(guest), link });
      void copy(link);
    });
    void tell(sent, t('status.saved'));
  };
  const remove = ({ id: guest }: ShownGuest) => {
    void tell(actions.send({ kind: 'removeGuest', guest }), t('status.saved'));
  };
  return (
    <section className={panel.panel} aria-labelledby="trip-people">
      <h2 id="trip-people" tabIndex={-1} className={panel.heading}>
        {t('people.heading')}
      </h2>
      <ul className={styles.people}>
        {trip.guests.map((guest) => {
          const name = nameOf(guest);
          const votes = trip.voters.filter((vote) => vote.guest === guest.id).length;
          return (
            <li key={guest.id} className={styles.person}>
              <span className={styles.initials} aria-hidden="true">
                {toInitials(name)}
              </span>
              <span className={styles.name}>
                {name}
                {guest.id === trip.you && ` (${t('people.you')})`}
                <span className={styles.said}>
                  <span
                    className={
                      guest.answer === 'yes' ? `${styles.answer} ${styles.yes}` : styles.answer
                    }
                  >
                    {t(`answer.${guest.answer ?? 'open'}`)}
                  </span>
                  {t('people.votes', { count: votes })}
                </span>
              </span>
              {isOrganiser && guest.role === 'guest' && (
                <span className={styles.tools}>
                  {guest.id !== trip.surprise?.guestId && (
                    <IconButton
                      aria-label={t('people.link', { name })}
                      onClick={() => giveLink(guest)}
                    >
                      <Icon name="link" size={20} />
                    </IconButton>
                  )}
                  <IconButton
                    aria-label={t('people.remove', { name })}
                    onClick={() => remove(guest)}
                  >
                    <Icon name="trash" size={20} />
                  </IconButton>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {made && (
        <p role="status" className={panel.outcome}>
          {t('own.guest', { name: made.name })}{' '}
          {outcome === 'copied' ? t('share.copied') : made.link}
        </p>
      )}
    </section>
  );
};
