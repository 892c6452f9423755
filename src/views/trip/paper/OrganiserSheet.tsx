import { useMemo } from 'react';
import type { GuestCosts } from '@/commerce/pricing/split';
import { pricePlan } from '@/commerce/pricing/pricePlan';
import { listDueDates } from '@/commerce/promises/dueDates';
import type { ShownGuest, TripState } from '@/commerce/trips/model/tripState';
import { todayIn } from '@/lib/days';
import { useTranslation } from 'next-i18next/pages';
import { usePaperTimes } from '../../paper/GuestSheet';
import { type ProgrammeDay, takeStops } from '../../paper/programme';
import { Sheet } from '../../paper/Sheet';
import paper from '../../paper/Sheet.module.css';
import { listVariants } from '../../paper/variants';
import { toFirstDay, toLastDay } from '../toFirstDay';
import { useGuestName } from '../useGuestName';
import { useSplit } from '../useSplit';
import styles from './OrganiserSheet.module.css';
import { toTripProgramme } from './toTripProgramme';

interface TripProps {
  readonly trip: TripState;
}

/** In small type, more people than this stand in two tables. */
const SHORT_LIST = 14;
/** In pt. */
const SMALL = 8.25;
/** From this size on, each has one line, and a long name is cut: better than to leave people out. In pt. */
const TIGHT = 7;

const Box = () => <span className={styles.box} aria-hidden="true" />;

const Programme = ({ trip, days }: TripProps & { readonly days: readonly ProgrammeDay[] }) => {
  const { t } = useTranslation('paper');
  const times = usePaperTimes(trip.city.timeZone);
  return (
    <>
      {days.map(({ day, stops }) => (
        <section key={day ?? 'open'} className={styles.day}>
          <h3 className={styles.date}>
            {day === null ? t('sheet.dayOpen') : `${times.toWeekday(day)}, ${times.toDate(day)}`}
          </h3>
          <ul>
            {stops.map(({ id, name, place, start, end }) => {
              const item = trip.items.find((it) => it.id === id);
              const { yes = 0, no = 0 } = item?.coming ?? {};
              return (
                <li key={id} className={styles.stop}>
                  <Box />
                  <span className={styles.time}>
                    {start === null ? t('sheet.timeOpen') : times.toClock(start)}
                    {end !== null && `–${times.toClock(end)}`}
                  </span>
                  <span>
                    <strong>{name}</strong> <span className={styles.small}>{place}</span>
                    <span className={styles.counts}>
                      <strong>{t('sheet.people', { count: item?.people ?? 0 })}</strong>{' '}
                      {t('list.attending', { yes, no, open: trip.guestCount - yes - no })}
                    </span>
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
};

interface PeopleProps extends TripProps {
  readonly guests: readonly ShownGuest[];
  /** Nothing if the trip cannot be split. */
  readonly costs: ReadonlyMap<string, GuestCosts>;
  readonly format: (amount: number) => string;
}

const People = ({ trip, guests, costs, format }: PeopleProps) => {
  const { t } = useTranslation(['paper', 'trip']);
  const nameOf = useGuestName();
  const hasCosts = trip.pricing.items.length > 0 && costs.size > 0;
  return (
    <table className={styles.people}>
      <thead>
        <tr>
          <th className={styles.wide}>{t('paper:list.name')}</th>
          <th>{t('paper:list.answer')}</th>
          {hasCosts && (
            <>
              <th className={styles.amount}>{t('paper:list.share')}</th>
              <th className={styles.amount}>{t('paper:list.deposit')}</th>
              <th className={styles.amount}>{t('paper:list.balance')}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {guests.map((guest) => {
          const cost = costs.get(guest.id);
          return (
            <tr key={guest.id}>
              <th scope="row" className={styles.wide}>
                <Box /> {nameOf(guest)}
              </th>
              <td>{t(`trip:answer.${guest.answer ?? 'open'}`)}</td>
              {hasCosts && cost && (
                <>
                  <td className={styles.amount}>{format(cost.total)}</td>
                  {[cost.deposit, cost.balance].map((amount, index) => (
                    // The two amounts have their places.
                    <td key={index === 0 ? 'deposit' : 'balance'} className={styles.amount}>
                      {format(amount)} {amount > 0 && <Box />}
                    </td>
                  ))}
                </>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** When what is due, as on the page. */
const Due = ({ trip, format }: TripProps & { readonly format: (amount: number) => string }) => {
  const { t } = useTranslation('costs');
  const times = usePaperTimes(trip.city.timeZone);
  const { pricing, currency, items } = trip;
  const planned = new Set(pricing.items.map(({ id }) => id));
  const days = items.filter(({ id, day }) => planned.has(id) && day !== '').map(({ day }) => day);
  const { deposit, balance } = pricePlan(pricing.items, currency, pricing.rates, pricing.terms);
  const amounts = { deposit: deposit.amount, balance, numbers: null };
  const without = {
    deposit: 'times.afterConfirmation',
    balance: 'times.withDeposit',
    numbers: 'times.numbersNow',
  } as const;
  return (
    <ul className={styles.due}>
      {listDueDates(days, todayIn('UTC')).map(({ kind, day }) => {
        const amount = amounts[kind];
        return (
          <li key={kind}>
            <Box />
            <span>
              <strong>
                {t(`times.${kind}`)} {amount !== null && format(amount * 100)}
              </strong>
              <span className={styles.when}>
                {day === null ? t(without[kind]) : t('times.by', { day: times.toDay(day) })}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
};

/** What the organiser needs on the way: the programme, who comes, who pays what and when, with boxes to tick. */
export const OrganiserSheet = ({ trip }: TripProps) => {
  const { t } = useTranslation(['paper', 'trip', 'costs']);
  const times = usePaperTimes(trip.city.timeZone);
  const { split, format, explain } = useSplit(trip);
  const days = useMemo(() => toTripProgramme(trip), [trip]);
  const count = days.reduce((sum, { stops }) => sum + stops.length, 0);
  const { guests } = trip;
  const variants = useMemo(() => listVariants(count, guests.length), [count, guests.length]);
  const costs = new Map(split.ok ? split.value.guests.map((it) => [it.id, it] as const) : []);
  const open = split.ok ? split.value.open : [];
  const most = Math.max(0, ...open.map(({ total }) => total));
  const isEqual = open.every(({ total }) => total === most);
  const [first, last] = [toFirstDay(trip), toLastDay(trip)];
  const tablesOf = (shown: readonly ShownGuest[], size: number) => {
    if (guests.length <= SHORT_LIST || size > SMALL) return [shown];
    const half = Math.ceil(shown.length / 2);
    return [shown.slice(0, half), shown.slice(half)];
  };
  return (
    <Sheet variants={variants} content={trip}>
      {({ size, stops, people, columns }) => (
        <>
          <header className={`${paper.head} ${styles.head}`}>
            <div>
              <h1 className={styles.title}>{t('paper:list.title', { city: trip.city.name })}</h1>
              <p className={paper.facts}>
                {first !== '' && (
                  <span>
                    {first === last
                      ? times.toDay(first)
                      : t('trip:days', { first: times.toDay(first), last: times.toDay(last) })}
                  </span>
                )}
                <span>{t('paper:sheet.people', { count: trip.people })}</span>
              </p>
            </div>
            <p className={styles.private}>{t('paper:list.private')}</p>
          </header>
          {count > 0 && (
            <section>
              <h2 className={styles.heading}>{t('paper:list.programme')}</h2>
              <div className={columns === 2 ? paper.twoColumns : undefined}>
                <Programme trip={trip} days={takeStops(days, stops)} />
              </div>
              {stops < count && (
                <p className={paper.more}>{t('paper:sheet.more', { count: count - stops })}</p>
              )}
            </section>
          )}
          <section>
            <h2 className={styles.heading}>{t('paper:list.guests')}</h2>
            <div className={`${styles.tables} ${size <= TIGHT ? styles.tight : ''}`}>
              {tablesOf(guests.slice(0, people), size).map((shown, index) => (
                <People
                  key={index === 0 ? 'first' : 'second'}
                  trip={trip}
                  guests={shown}
                  costs={costs}
                  format={format}
                />
              ))}
            </div>
            {people < guests.length && (
              <p className={paper.more}>
                {t('paper:sheet.more', { count: guests.length - people })}
              </p>
            )}
            {split.ok && trip.pricing.items.length > 0 && (
              <p className={styles.total}>
                {open.length > 0 && (
                  <span>
                    {t('costs:split.open', { count: open.length })}
                    {most > 0 && ' · '}
                    {most > 0 &&
                      t(isEqual ? 'costs:split.each' : 'costs:split.upTo', {
                        amount: format(most),
                      })}
                  </span>
                )}
                <strong>
                  {t('costs:split.total')} {format(split.value.price.total * 100)}
                </strong>
              </p>
            )}
            {!split.ok && <p>{explain(split.problem)}</p>}
          </section>
          <Due trip={trip} format={format} />
          <div className={paper.rest}>
            <section className={paper.notes}>
              <h2 className={paper.label}>{t('paper:sheet.notes')}</h2>
            </section>
          </div>
          <p className={paper.printed}>
            {t('paper:sheet.printed', {
              day: times.toDay(todayIn('UTC')),
              city: trip.city.name,
            })}
          </p>
        </>
      )}
    </Sheet>
  );
};
