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
  const { coming } = item;
  const open = trip.guestCount - coming.yes - coming.no;
  const hasVotes = yes + ifNeeded + no > 0;
  const isPlanned = item.state === 'planned';
  const attendance = t('rsvp.counts', { ...coming, open });
  const votes = hasVotes ? t('items.counts', { yes, ifNeeded, no }) : t('items.noVotes');
  if (trip.you === null) {
    return (
      <>
        {isPlanned && <p className={styles.small}>{attendance}</p>}
        <p className={styles.small}>{votes}</p>
      </>
    );
  }
  if (trip.guestCount <= FEW) {
    return (
      <>
        {!hasVotes && <p className={styles.small}>{votes}</p>}
        <Names item={item} trip={trip} />
      </>
    );
  }
  if (!isPlanned && !hasVotes) return <p className={styles.small}>{votes}</p>;
  return (
    <Fold summary={isPlanned ? attendance : t('rsvp.who')}>
      <Names item={item} trip={trip} />
    </Fold>
  );
};
