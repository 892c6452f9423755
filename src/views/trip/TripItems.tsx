import { type FormEvent, useId } from 'react';
import type { TripState } from '@/commerce/trips/model/tripState';
import { Button } from '@/ui/components/Button';
import { FormSelect } from '@/ui/components/FormSelect';
import { useTranslation } from 'next-i18next/pages';
import styles from './FoundTrip.module.css';
import { toFirstDay } from './toFirstDay';
import { TripItemCard } from './TripItemCard';
import type { TripParts } from './tripParts';

const byDay = ({ items }: TripState) =>
  [...items].sort(
    (a, b) => a.day.localeCompare(b.day) || (a.time ?? '').localeCompare(b.time ?? ''),
  );

/** Proposes an activity, or adds it if the organiser does. */
const Propose = ({ trip, actions, tell }: TripParts) => {
  const { t } = useTranslation('trip');
  const id = useId();
  const propose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const productId = Number(new FormData(form).get('activity'));
    const other = trip.others.find((it) => it.id === productId);
    if (!other || actions.isSending) return;
    const item = {
      productId,
      name: other.name,
      people: Math.max(trip.people, 1),
      day: toFirstDay(trip),
      dateChoice: 'held',
      time: null,
      extras: [],
    } as const;
    void tell(actions.send({ kind: 'addItem', item }), t('status.saved')).then(
      (isDone) => isDone && form.reset(),
    );
  };
  if (trip.others.length === 0) return null;
  return (
    <form className={styles.line} onSubmit={propose}>
      <div className={styles.field}>
        <FormSelect
          id={id}
          name="activity"
          label={t('propose.label')}
          none={t('propose.choose')}
          options={trip.others.map((it) => ({ value: String(it.id), label: it.name }))}
        />
      </div>
      <Button type="submit">
        {t(trip.scope === 'edit' ? 'propose.submitOrganiser' : 'propose.submit')}
      </Button>
    </form>
  );
};

/** The activities of a trip, by day. */
export const TripItems = (parts: TripParts) => {
  const { t } = useTranslation('trip');
  const { trip } = parts;
  return (
    <section aria-labelledby="trip-items">
      <h2 id="trip-items" className={styles.title}>
        {t('items.heading')}
      </h2>
      <ul className={styles.items}>
        {byDay(trip).map((item) => (
          <TripItemCard key={item.id} item={item} {...parts} />
        ))}
      </ul>
      {trip.you !== null && <Propose {...parts} />}
    </section>
  );
};
