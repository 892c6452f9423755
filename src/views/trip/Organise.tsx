import { type FormEvent, useId, useState } from 'react';
import { mostPeople } from '@/commerce/cart/cart';
import { tripLimits } from '@/commerce/trips/model/trip';
import { Button } from '@/ui/components/Button';
import { NumberField } from '@/ui/components/NumberField';
import { TextField } from '@/ui/components/TextField';
import { useTrips } from '@/ui/hooks/useTrips';
import { useTranslation } from 'next-i18next/pages';
import { bookTrip } from './bookTrip';
import styles from './FoundTrip.module.css';
import { Links } from './Links';
import { findGuest, type TripParts } from './tripParts';
import { useFocusNext } from './useFocusNext';
import { useGuestName } from './useGuestName';
import { usePendingNumber } from './usePendingNumber';
import { useSharing } from './useSharing';

/** The state as a file, for the organiser. */
const download = (trip: TripParts['trip']): void => {
  const file = new Blob([JSON.stringify(trip, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `trip-${trip.city.slug}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** Who has not answered, with a reminder to copy. */
const Missing = ({ trip }: Pick<TripParts, 'trip'>) => {
  const { t } = useTranslation('trip');
  const nameOf = useGuestName();
  const { outcome, copy } = useSharing();
  const missing = trip.guests.filter(({ answer, role }) => answer === null && role === 'guest');
  const names = missing.map(nameOf).join(', ');
  if (missing.length === 0) {
    return trip.guests.length > 1 ? <p>{t('organise.nobodyMissing')}</p> : null;
  }
  const text = t('organise.reminderText', { names, city: trip.city.name });
  return (
    <div className={styles.stack}>
      <p>{t('organise.missing', { names })}</p>
      <Button onClick={() => void copy(text)}>{t('organise.reminder')}</Button>
      <p role="status" className={styles.outcome}>
        {outcome === 'copied' && t('share.copied')}
        {outcome === 'failed' && text}
      </p>
    </div>
  );
};

interface OrganiseProps extends TripParts {
  readonly shopGroupId: number;
  /** Paths of the page, and of that of a charge without its token. */
  readonly page: string;
  readonly pay: string;
  /** Whether another part of the page asks for an address for a lost link. */
  readonly isAsked: boolean;
}

const unstored = Promise.resolve({ problem: 'failed' } as const);

/** What only the organiser does. */
export const Organise = (props: OrganiseProps) => {
  const { trip, actions, tell, shopGroupId, page, pay, isAsked } = props;
  const { t } = useTranslation('trip');
  const id = useId();
  const { forget } = useTrips();
  const focusNext = useFocusNext();
  const [isAsking, setIsAsking] = useState(false);
  const [isBooking, setIsBooking] = useState(false);
  const you = findGuest(trip, trip.you);
  const rename = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '')
      .trim()
      .slice(0, tripLimits.name);
    if (name !== '') void tell(actions.send({ kind: 'rename', name }), t('status.saved'));
  };
  const people = usePendingNumber(null, trip.ownPeople, { actions, tell });
  const book = async () => {
    if (isBooking) return;
    setIsBooking(true);
    // The plan of a moment ago would be booked.
    const settled = await actions.settle();
    setIsBooking(false);
    if (settled && !bookTrip(settled, shopGroupId)) await tell(unstored, '');
  };
  const ask = (isOn: boolean) => {
    setIsAsking(isOn);
    focusNext(`${id}-${isOn ? 'question' : 'delete'}`);
  };
  const remove = () =>
    void tell(actions.remove(), t('organise.deleted')).then((isDone) => isDone && forget(trip.id));
  return (
    <section className={styles.panel} aria-labelledby="organise">
      <h2 id="organise" tabIndex={-1} className={styles.heading}>
        {t('organise.heading')}
      </h2>
      {you?.name === '' && (
        <form className={styles.line} onSubmit={rename} noValidate>
          <div className={styles.field}>
            <TextField id={id} name="name" label={t('organise.name')} autoComplete="given-name" />
          </div>
          <Button type="submit">{t('organise.rename')}</Button>
        </form>
      )}
      {trip.items.length > 0 && (
        <div>
          <NumberField
            label={t('organise.people')}
            value={people.value}
            least={1}
            most={mostPeople}
            fewer={t('organise.fewer')}
            more={t('organise.more')}
            onChange={people.onChange}
          />
          <p className={styles.small}>{t('organise.yes', { count: trip.answers.yes })}</p>
        </div>
      )}
      <Missing trip={trip} />
      {trip.items.length > 0 && (
        <div className={styles.stack}>
          <Button look="cta" aria-disabled={isBooking} onClick={() => void book()}>
            {t('organise.book')}
          </Button>
          <p className={styles.small}>{t('organise.bookText')}</p>
        </div>
      )}
      <Links trip={trip} actions={actions} tell={tell} page={page} pay={pay} isAsked={isAsked} />
      <div className={styles.buttons}>
        <Button look="quiet" onClick={() => download(trip)}>
          {t('organise.export')}
        </Button>
        {!isAsking && (
          <Button id={`${id}-delete`} look="quiet" onClick={() => ask(true)}>
            {t('organise.delete')}
          </Button>
        )}
      </div>
      {isAsking && (
        <div className={styles.stack}>
          <p id={`${id}-question`} tabIndex={-1}>
            {t('organise.deleteText')}
          </p>
          <div className={styles.buttons}>
            <Button onClick={remove}>{t('organise.deleteSure')}</Button>
            <Button look="quiet" onClick={() => ask(false)}>
              {t('organise.keep')}
            </Button>
          </div>
        </div>
      )}
      <p className={styles.small}>{t('organise.kept')}</p>
    </section>
  );
};
