import { useMemo } from 'react';
import { formatDay } from '@/lib/formatTime';
import { todayIn } from '@/lib/days';
import { memoize } from '@/lib/memoize';
import { toQrPath } from '@/ui/components/toQrPath';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import { findEmergencyNumbers } from './emergencyNumbers';
import { type ProgrammeDay, type Stop, takeStops } from './programme';
import { Sheet } from './Sheet';
import styles from './Sheet.module.css';
import { listVariants } from './variants';

/** What the code of a sheet opens: the page alone, or by a link of its own the trip, to look only or to join. */
export type CodeKind = 'page' | 'view' | 'guest';

export interface GuestSheetProps {
  readonly title: string;
  /** `YYYY-MM-DD`; empty if there are none. */
  readonly first: string;
  readonly last: string;
  readonly people: number;
  readonly days: readonly ProgrammeDay[];
  readonly city: {
    readonly name: string;
    /** IANA name. */
    readonly timeZone: string;
    /** ISO 3166-1 alpha-2 */
    readonly country: string;
  };
  readonly brand: { readonly name: string; readonly phone: string; readonly email: string };
  /** The brand's number for groups on their way, if it has one. */
  readonly emergencyPhone: string | null;
  /** `null` for readers who may not know it. */
  readonly organiser: string | null;
  readonly code: { readonly kind: CodeKind; readonly link: string };
}

const clockFormat = memoize(
  (locale: string, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone }),
);

const partFormat = memoize(
  (locale: string, part: 'weekday' | 'date') =>
    new Intl.DateTimeFormat(locale, {
      ...(part === 'weekday' ? { weekday: 'long' } : { day: 'numeric', month: 'long' }),
      timeZone: 'UTC',
    }),
);

/** Times and days as the site writes them. @param timeZone IANA name of that of the city */
export const usePaperTimes = (timeZone: string) => {
  const { locale } = useMoney();
  const ofDay = (day: string, part: 'weekday' | 'date') =>
    partFormat(locale, part).format(new Date(`${day}T00:00:00Z`));
  return {
    /** @param moment ms since 1970 */
    toClock: (moment: number) => clockFormat(locale, timeZone).format(moment),
    /** @param day `YYYY-MM-DD` */
    toWeekday: (day: string) => ofDay(day, 'weekday'),
    /** @param day `YYYY-MM-DD` */
    toDate: (day: string) => ofDay(day, 'date'),
    /** @param day `YYYY-MM-DD` */
    toDay: (day: string) => formatDay(day, locale),
  };
};

type Times = ReturnType<typeof usePaperTimes>;

const StopLine = ({ stop, times }: { readonly stop: Stop; readonly times: Times }) => {
  const { t } = useTranslation('paper');
  const { name, place, bring, start, end } = stop;
  return (
    <li className={styles.stop}>
      <p className={styles.time}>
        {start === null ? (
          <span className={styles.open}>{t('sheet.timeOpen')}</span>
        ) : (
          <>
            <strong>{times.toClock(start)}</strong>
            {end !== null && <span className={styles.end}>– {times.toClock(end)}</span>}
          </>
        )}
      </p>
      <div>
        <h3 className={styles.name}>{name}</h3>
        {place !== '' && <p className={styles.place}>{place}</p>}
        {bring.length > 0 && (
          <p className={styles.bring}>{t('sheet.bring', { things: bring.join(', ') })}</p>
        )}
      </div>
    </li>
  );
};

const Emergency = ({ city, brand, emergencyPhone }: GuestSheetProps) => {
  const { t } = useTranslation('paper');
  const numbers = findEmergencyNumbers(city.country);
  if (!numbers && emergencyPhone === null) return null;
  const services = (['ambulance', 'fire', 'police'] as const).flatMap((service) => {
    const number = numbers?.[service];
    return number === undefined ? [] : [[service, number] as const];
  });
  return (
    <section className={styles.emergency}>
      {numbers && <p className={styles.alarm}>{numbers.all}</p>}
      <div>
        <h2 className={styles.label}>{t('sheet.emergency')}</h2>
        {services.length > 0 && (
          <p>
            {services.map(([service, number]) => (
              <span key={service} className={styles.service}>
                {t(`sheet.${service}`)} <strong>{number}</strong>{' '}
              </span>
            ))}
          </p>
        )}
        {emergencyPhone !== null && (
          <p>
            {t('sheet.shop', { brand: brand.name })} <strong>{emergencyPhone}</strong>
          </p>
        )}
      </div>
    </section>
  );
};

/** The programme of a group on one page: where to be when, what to bring, and whom to call. It has no prices. */
export const GuestSheet = (props: GuestSheetProps) => {
  const { title, first, last, people, days, city, brand, organiser, code } = props;
  const { t } = useTranslation(['paper', 'trip']);
  const times = usePaperTimes(city.timeZone);
  const count = days.reduce((sum, { stops }) => sum + stops.length, 0);
  const variants = useMemo(() => listVariants(count), [count]);
  const content = useMemo(() => ({ days, link: code.link }), [days, code.link]);
  const qr = useMemo(() => toQrPath(code.link), [code.link]);
  return (
    <Sheet variants={variants} content={content}>
      {({ stops, columns }) => (
        <>
          <header className={styles.head}>
            <div>
              <p className={styles.brand}>{brand.name}</p>
              <h1 className={styles.title}>{title}</h1>
              <p className={styles.facts}>
                {first !== '' && (
                  <span>
                    {first === last
                      ? times.toDay(first)
                      : t('trip:days', { first: times.toDay(first), last: times.toDay(last) })}
                  </span>
                )}
                {people > 0 && <span>{t('paper:sheet.people', { count: people })}</span>}
              </p>
            </div>
            <figure className={styles.code}>
              <svg
                viewBox={`0 0 ${qr.size} ${qr.size}`}
                role="img"
                aria-label={t('paper:sheet.alt')}
                shapeRendering="crispEdges"
              >
                <path d={qr.path} />
              </svg>
              <figcaption>{t(`paper:sheet.code.${code.kind}`)}</figcaption>
            </figure>
          </header>
          {count === 0 && <p>{t('paper:sheet.empty')}</p>}
          <div className={columns === 2 ? styles.twoColumns : styles.oneColumn}>
            {takeStops(days, stops).map(({ day, stops: own }) => (
              <section key={day ?? 'open'} className={styles.day}>
                <h2 className={styles.date}>
                  {day === null ? (
                    t('paper:sheet.dayOpen')
                  ) : (
                    <>
                      {times.toWeekday(day)} <span>{times.toDate(day)}</span>
                    </>
                  )}
                </h2>
                <ol className={styles.stops}>
                  {own.map((stop) => (
                    <StopLine key={stop.id} stop={stop} times={times} />
                  ))}
                </ol>
              </section>
            ))}
          </div>
          {stops < count && (
            <p className={styles.more}>{t('paper:sheet.more', { count: count - stops })}</p>
          )}
          <div className={styles.rest}>
            <section className={styles.notes}>
              <h2 className={styles.label}>{t('paper:sheet.notes')}</h2>
            </section>
          </div>
          <footer className={styles.foot}>
            <section>
              <h2 className={styles.label}>{t('paper:sheet.contact')}</h2>
              {organiser !== null && <p>{t('paper:sheet.organiser', { name: organiser })}</p>}
              <p>
                {brand.name} <strong>{brand.phone}</strong>
              </p>
              <p>{brand.email}</p>
            </section>
            <Emergency {...props} />
          </footer>
          <p className={styles.printed}>
            {t('paper:sheet.printed', { day: times.toDay(todayIn('UTC')), city: city.name })}
          </p>
        </>
      )}
    </Sheet>
  );
};
