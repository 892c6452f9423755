import { rsvpAnswers, voteChoices } from '@/commerce/trips/model/trip';
import { Fold } from '@/ui/components/Fold';
import { useTranslation } from 'next-i18next/pages';
import { attendanceOf, type ItemParts } from './itemParts';
import styles from './TripItemCard.module.css';
import { findGuest } from './tripParts';
import { useGuestName } from './useGuestName';

/** Guests whose names stand in the open. Those of a larger group would hide the plan. */
const FEW = 6;

type Tallied = Pick<ItemParts, 'item' | 'trip'>;

const Names = ({ item, trip }: Tallied) => {
  const { t } = useTranslation('trip');
  const nameOf = useGuestName();
  const votes = trip.voters.filter((vote) => vote.item === item.id);
  const lines = voteChoices.map((choice) => ({
    label: t(`items.${choice}`),
    names: votes
      .filter((vote) => vote.choice === choice)
      .map(({ guest }) => nameOf(findGuest(trip, guest))),
  }));
  const attendance = rsvpAnswers.map((answer) => ({
    label: t(`rsvp.${answer}`),
    names: trip.guests.filter((guest) => attendanceOf(trip, item.id, guest) === answer).map(nameOf),
  }));
  return (
    <ul className={styles.tally}>
      {[...lines, ...(item.state === 'planned' ? attendance : [])].map(
        ({ label, names }) =>
          names.length > 0 && (
            <li key={label}>{t('items.tally', { label, names: names.join(', ') })}</li>
          ),
      )}
    </ul>
  );
};

/** Who has voted for what, and who comes. For a person who is no guest, numbers only. */
export const ItemTally = ({ item, trip }: Tallied) => {
  const { t } = useTranslation('trip');
  const { yes, ifNeeded, no } = item.votes;
  const hasVotes = yes + ifNeeded + no > 0;
  const open = trip.guestCount - item.coming.yes - item.coming.no;
  return (
    <>
      {item.state === 'planned' && trip.guestCount > 1 && (
        <p className={styles.small}>
          {t('rsvp.counts', { yes: item.coming.yes, no: item.coming.no, open })}
        </p>
      )}
      {trip.you === null ? (
        <p className={styles.small}>
          {hasVotes ? t('items.counts', { yes, ifNeeded, no }) : t('items.noVotes')}
        </p>
      ) : (
        <>
          {!hasVotes && <p className={styles.small}>{t('items.noVotes')}</p>}
          {trip.guestCount <= FEW ? (
            <Names item={item} trip={trip} />
          ) : (
            <Fold summary={t('rsvp.who')}>
              <Names item={item} trip={trip} />
            </Fold>
          )}
        </>
      )}
    </>
  );
};
