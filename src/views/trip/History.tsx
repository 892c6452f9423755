import { useRef, useState } from 'react';
import type { ShownEvent } from '@/commerce/trips/model/tripState';
import { memoize } from '@/lib/memoize';
import { Button } from '@/ui/components/Button';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import { describeEvent } from './describeEvent';
import styles from './FoundTrip.module.css';
import type { TripParts } from './tripParts';
import { useGuestName } from './useGuestName';

/** The latest changes that are shown at first. */
const SHOWN = 6;

const timeFormat = memoize(
  (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** Who changed what, the latest first, in the time zone of this browser. What can be undone has a button. */
export const History = ({ trip, actions, tell }: TripParts) => {
  const { t } = useTranslation('trip');
  const { locale } = useMoney();
  const nameOf = useGuestName();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const undo = ({ revision }: ShownEvent) => {
    const sent = actions.send({ kind: 'undo', revision });
    // The button goes with the change.
    heading.current?.focus({ preventScroll: true });
    void tell(sent, t('undo.done'), { conflict: t('undo.conflict') });
  };
  const events = [...trip.events].reverse();
  return (
    <section className={styles.panel} aria-labelledby="trip-history">
      <h2 ref={heading} tabIndex={-1} id="trip-history" className={styles.heading}>
        {t('history.heading')}
      </h2>
      <ol className={styles.events}>
        {events.slice(0, isWhole ? undefined : SHOWN).map((event) => {
          const { revision, at, canUndo } = event;
          const text = describeEvent(trip, event, { t, nameOf });
          return (
            <li key={revision}>
              <span>
                {text}
                {at !== '' && <time dateTime={at}>{timeFormat(locale).format(new Date(at))}</time>}
              </span>
              {canUndo && (
                <Button
                  look="quiet"
                  aria-label={t('undo.named', { what: text })}
                  onClick={() => undo(event)}
                >
                  {t('undo.submit')}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {!isWhole && events.length > SHOWN && (
        <div>
          <Button
            look="quiet"
            onClick={() => {
              setIsWhole(true);
              heading.current?.focus({ preventScroll: true });
            }}
          >
            {t('undo.all', { count: events.length })}
          </Button>
        </div>
      )}
    </section>
  );
};
