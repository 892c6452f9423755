import type { Ref } from 'react';
import { Image } from '@/ui/components/Image';
import { Link } from '@/ui/components/Link';
import { earlyAt } from '@/ui/images/loading';
import { useLivePrices } from '@/ui/hooks/useLive';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import styles from './CityList.module.css';
import type { MapCity } from './pageProps';

interface CityListProps {
  readonly cities: readonly MapCity[];
  readonly chosen: number | null;
  readonly hinted: number | null;
  readonly onHint: (id: number | null) => void;
  readonly ref?: Ref<HTMLUListElement>;
}

/** The cities of the map as a list, which also works without the map. */
export const CityList = ({ cities, chosen, hinted, onHint, ref }: CityListProps) => {
  const { t } = useTranslation('common');
  const { format } = useMoney();
  const { ofCity } = useLivePrices();
  return (
    <ul ref={ref} id="cities" className={styles.list}>
      {cities.map(ofCity).map((city, index) => (
        <li
          key={city.id}
          className={styles.city}
          data-city={city.id}
          data-hinted={city.id === hinted || undefined}
          aria-current={city.id === chosen || undefined}
          onPointerEnter={() => onHint(city.id)}
          onPointerLeave={() => onHint(null)}
        >
          <div className={styles.frame}>
            <Image
              picture={city.picture}
              alt=""
              preset="card"
              ratio="square"
              sizes="112px"
              loading={earlyAt(index, 2)}
            />
          </div>
          <div className={styles.words}>
            <h2 className={styles.name}>
              <Link
                href={city.href}
                className={styles.link}
                onFocus={() => onHint(city.id)}
                onBlur={() => onHint(null)}
              >
                {city.landingTitle}
              </Link>
            </h2>
            {city.fromPrice !== null && (
              <p className={styles.price}>
                {t('price.fromPerPerson', { price: format(city.fromPrice) })}
              </p>
            )}
            <p className={styles.more}>
              {city.name}, {city.country} · {t('cityCard.activities', { count: city.count })} ·{' '}
              {t('cityCard.best', { months: city.bestMonths })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
};
