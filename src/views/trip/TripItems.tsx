import { type FormEvent, useId } from 'react';
import { nextOpenDay } from '@/commerce/cart/bookableDay';
import { defaultPeople } from '@/commerce/cart/changes';
import type { ShownItem, TripState } from '@/commerce/trips/model/tripState';
import { todayIn } from '@/lib/days';
import { useDayText } from '@/ui/hooks/useDayText';
import { Button } from '@/ui/components/Button';
import { FormSelect } from '@/ui/components/FormSelect';
import { useTranslation } from 'next-i18next/pages';
import styles from './FoundTrip.module.css';
import { toNewDay } from './toFirstDay';
import { TripItemCard } from './TripItemCard';
import type { TripParts } from './tripParts';
import { useLostFocus } from './useLostFocus';

interface Day {
  readonly day: string;
  readonly items: readonly ShownItem[];
}

const toDays = ({ items }: TripState): readonly Day[] => {
  const sorted = [...items].sort(
    (a, b) => a.day.localeCompare(b.day) || (a.time ?? '').localeCompare(b.time ?? ''),
  );
  const days = [...new Set(sorted.map(({ day }) => day))];
  return days.map((day) => ({ day, items: sorted.filter((item) => item.day === day) }));
};

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
      people: Math.min(
        trip.ownPeople || Math.max(trip.guestCount, defaultPeople),
        other.mostPeople,
      ),
      day: nextOpenDay(toNewDay(trip), todayIn(trip.city.timeZone), other),
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
  const textOf = useDayText();
  const { trip } = parts;
  const headingId = 'trip-items';
  const keepFocus = useLostFocus(headingId);
  return (
    <section aria-labelledby={headingId} {...keepFocus}>
      <h2 id={headingId} tabIndex={-1} className={styles.title}>
        {t('items.heading')}
      </h2>
      {trip.items.length === 0 && <p className={styles.small}>{t('size.empty')}</p>}
      {toDays(trip).map(({ day, items }) => (
        <div key={day}>
          <h3 className={styles.day}>{textOf(day, 'chosen')}</h3>
          <ul className={styles.items}>
            {items.map((item) => (
              <TripItemCard key={item.id} item={item} {...parts} />
            ))}
          </ul>
        </div>
      ))}
      {trip.you !== null && <Propose {...parts} />}
    </section>
  );
};
