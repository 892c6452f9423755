import type { RefObject } from 'react';
import type { TripState } from '@/commerce/trips/model/tripState';
import { useTranslation } from 'next-i18next/pages';
import panel from '../FoundTrip.module.css';
import { idleActions } from '../idleActions';
import { TripHero } from '../TripHero';
import { TripItems } from '../TripItems';
import { findGuest } from '../tripParts';
import { useGuestName } from '../useGuestName';

interface ReadTripProps {
  readonly trip: TripState;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** A trip to read: the plan with days, prices and votes, who comes along, and what they write. */
export const ReadTrip = ({ trip, heading }: ReadTripProps) => {
  const { t } = useTranslation('trip');
  const nameOf = useGuestName();
  const parts = {
    trip: { ...trip, scope: 'view', you: null } as const,
    // Nothing can be pressed here: a visitor without scripts gets the trip as somebody who only looks.
    actions: idleActions,
    tell: async () => true,
  };
  return (
    <>
      <TripHero trip={trip} heading={heading} />
      <div className={panel.page}>
        <p className={panel.note}>{t('read.note')}</p>
        <div className={panel.columns}>
          <div className={panel.main}>
            <TripItems {...parts} />
          </div>
          <div className={panel.side}>
            {trip.guests.length > 0 && (
              <section className={panel.panel} aria-labelledby="trip-people">
                <h2 id="trip-people" className={panel.heading}>
                  {t('people.heading')}
                </h2>
                <ul className={panel.links}>
                  {trip.guests.map((guest) => (
                    <li key={guest.id}>
                      <span>{nameOf(guest)}</span>
                      <span className={panel.small}>{t(`answer.${guest.answer ?? 'open'}`)}</span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {trip.comments.length > 0 && (
              <section className={panel.panel} aria-labelledby="trip-comments">
                <h2 id="trip-comments" className={panel.heading}>
                  {t('comments.heading')}
                </h2>
                <ul className={panel.comments}>
                  {trip.comments.map(({ id, guest, text }) => (
                    <li key={id} className={panel.comment}>
                      <span className={panel.author}>{nameOf(findGuest(trip, guest))}</span>
                      <span className={panel.said}>{text}</span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        </div>
      </div>
    </>
  );
};
