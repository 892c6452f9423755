import { useState } from 'react';
import { CheckChip } from '@/ui/components/CheckChip';
import { useTranslation } from 'next-i18next/pages';
import { attendanceOf, type ItemParts } from './itemParts';
import styles from './TripItemCard.module.css';
import { findGuest } from './tripParts';

/** Whether this visitor comes to an activity: as to the trip, unless he says something else. */
export const ItemAttendance = ({ item, trip, actions, tell }: ItemParts) => {
  const { t } = useTranslation('trip');
  const [pressed, setPressed] = useState<boolean | null>(null);
  const you = findGuest(trip, trip.you);
  if (!you) return null;
  if (you.answer === 'no') return <p className={styles.small}>{t('rsvp.absent')}</p>;
  const { name: activity } = item;
  const choose = (isIn: boolean) => {
    setPressed(isIn);
    const sent = actions.send({ kind: 'rsvp', item: item.id, answer: isIn ? 'yes' : 'no' });
    const done = t(isIn ? 'rsvp.saidYes' : 'rsvp.saidNo', { activity });
    void tell(sent, done).then(() => setPressed(null));
  };
  return (
    <CheckChip
      label={t('rsvp.own', { activity })}
      checked={pressed ?? attendanceOf(trip, item.id, you) === 'yes'}
      onChange={choose}
    />
  );
};
