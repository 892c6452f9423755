import type { RefObject } from 'react';
import type { TripState } from '@/commerce/trips/model/tripState';
import { formatMoney } from '@/lib/formatMoney';
import { formatDay } from '@/lib/formatTime';
import { Image } from '@/ui/components/Image';
import { toSizes } from '@/ui/components/toSizes';
import { useMoney } from '@/ui/hooks/useMoney';
import { heroOnPhones } from '@/ui/images/presets';
import { useTranslation } from 'next-i18next/pages';
import { toFirstDay, toLastDay } from './toFirstDay';
import styles from './TripHero.module.css';

interface TripHeroProps {
  readonly trip: TripState;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

const sizes = toSizes({ xs: '100vw' });

/** The city, the days, the price for each and for all, and how many have answered. */
export const TripHero = ({ trip, heading }: TripHeroProps) => {
  const { t } = useTranslation('trip');
  const { locale } = useMoney();
  const { city, currency, people, total, perHead, answers, guestCount } = trip;
  const [first, last] = [toFirstDay(trip), toLastDay(trip)];
  const format = (amount: number) => formatMoney(amount, currency, locale);
  return (
    <header className={styles.hero}>
      {city.picture && (
        <div className={styles.picture}>
          <Image
            picture={city.picture}
            alt=""
            preset="hero"
            ratio="banner"
            phone={heroOnPhones}
            sizes={sizes}
            loading="early"
          />
        </div>
      )}
      <div className={styles.text}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {t('heading', { city: city.name })}
        </h1>
        {first !== '' && (
          <p className={styles.days}>
            {first === last
              ? formatDay(first, locale)
              : t('days', { first: formatDay(first, locale), last: formatDay(last, locale) })}
          </p>
        )}
        <dl className={styles.facts} aria-label={t('facts.label')}>
          <div>
            <dt>{t('facts.each')}</dt>
            <dd className={styles.figure}>{format(perHead)}</dd>
          </div>
          <div>
            <dt>{t('facts.all', { count: people })}</dt>
            <dd className={styles.figure}>{format(total)}</dd>
          </div>
          <div>
            <dt>{t('facts.answered')}</dt>
            <dd className={styles.figure}>
              {t('facts.answeredOf', {
                answered: answers.yes + answers.maybe + answers.no,
                count: guestCount,
              })}
            </dd>
          </div>
        </dl>
      </div>
    </header>
  );
};
