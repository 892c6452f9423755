import { Image } from '@/ui/components/Image';
import { toSizes } from '@/ui/components/toSizes';
import { useDayText } from '@/ui/hooks/useDayText';
import { useTranslation } from 'next-i18next/pages';
import { ItemAttendance } from './ItemAttendance';
import type { ItemParts } from './itemParts';
import { ItemPrice } from './ItemPrice';
import { ItemTally } from './ItemTally';
import { ItemTools } from './ItemTools';
import { ItemVotes } from './ItemVotes';
import styles from './TripItemCard.module.css';
import { findGuest } from './tripParts';
import { useGuestName } from './useGuestName';

const sizes = toSizes({ xs: '96px', sm: '220px' });

/** One activity: picture, time, price, the votes on it and who comes. */
export const TripItemCard = (parts: ItemParts) => {
  const { t } = useTranslation(['trip', 'plan']);
  const textOf = useDayText();
  const nameOf = useGuestName();
  const { item, trip } = parts;
  const proposer = trip.proposals.find((proposal) => proposal.item === item.id)?.guest ?? null;
  const time =
    item.time === null ? t('plan:start.anyInText') : t('plan:start.at', { time: item.time });
  return (
    <li id={`item-${item.id}`} tabIndex={-1} className={styles.card}>
      <div className={styles.picture}>
        {item.picture && (
          <Image picture={item.picture} alt="" preset="card" ratio="card" sizes={sizes} />
        )}
      </div>
      <div className={styles.head}>
        <h4 className={styles.name}>
          {item.href === null ? item.name : <a href={item.href}>{item.name}</a>}
        </h4>
        <p className={styles.small}>
          {/* A day that was chosen is the heading above. */}
          {item.dateChoice === 'chosen' ? time : `${textOf(item.day, 'any')}, ${time}`}
          {item.duration !== '' && ` · ${item.duration}`}
        </p>
        {item.state === 'proposed' && (
          <p className={styles.note}>
            {t('trip:items.proposed', { name: nameOf(findGuest(trip, proposer)) })}
          </p>
        )}
      </div>
      <div className={styles.body}>
        <ItemPrice item={item} trip={trip} />
        {trip.you !== null && <ItemVotes {...parts} />}
        {item.state === 'planned' && <ItemAttendance {...parts} />}
        <div className={styles.folds}>
          <ItemTally item={item} trip={trip} />
          {trip.scope === 'edit' && <ItemTools {...parts} />}
        </div>
      </div>
    </li>
  );
};
