import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useMoney } from '@/hooks/useMoney';
import type { CityCardProps } from '@/components/cards';
import { Picture } from './Picture';
import styles from './CityCard.module.css';

interface Props {
  readonly city: CityCardProps;
  /** `tile` is a picture with a name on it; `full` adds what there is to know. */
  readonly look?: 'tile' | 'full';
  readonly headingLevel?: 2 | 3;
  readonly loading?: 'first' | 'early' | 'lazy';
}

export const CityCard = ({ city, look = 'tile', headingLevel = 3, loading }: Props) => {
  const { t } = useTranslation('common');
  const Heading = `h${headingLevel}` as const;
  const { format } = useMoney();
  return (
    <article className={`${styles.card} ${styles[look]}`}>
      <div className={styles.frame}>
        <Picture {...city.picture} width={1600} height={1000} loading={loading} />
      </div>
      <div className={styles.body}>
        <Heading className={styles.name}>
          <Link href={city.href} prefetch={false} className={styles.link}>
            {look === 'tile' ? city.name : city.landingTitle}
          </Link>
        </Heading>
        {look === 'full' && <p className={styles.intro}>{city.intro}</p>}
        {city.fromPrice !== null && (
          <p className={styles.price}>
            {t('price.fromPerPerson', { price: format(city.fromPrice) })}
          </p>
        )}
        {look === 'full' && (
          <p className={styles.more}>
            {t('cityCard.activities', { count: city.count })} ·{' '}
            {t('cityCard.best', { months: city.bestMonths })}
          </p>
        )}
      </div>
    </article>
  );
};
