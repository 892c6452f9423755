import { useTranslation } from 'next-i18next/pages';
import { useMoney } from '@/hooks/useMoney';
import type { CityCardProps } from '@/components/cards';
import { Image } from './Image';
import styles from './CityCard.module.css';
import { Link } from './Link';

interface Props {
  readonly city: CityCardProps;
  /** `tile` is a picture with a name on it; `full` adds what there is to know. */
  readonly look?: 'tile' | 'full';
  readonly headingLevel?: 2 | 3;
  readonly loading?: 'first' | 'early' | 'lazy';
}

/** How wide the picture stands. */
const sizes = {
  tile: '(max-width: 959.95px) 50vw, 580px',
  full: '(max-width: 599.95px) 100vw, (max-width: 1279.95px) 50vw, 420px',
};

/** Two tiles stand side by side on a phone, higher than wide. */
const square = { ratio: 'square', widths: [320, 600] } as const;

export const CityCard = ({ city, look = 'tile', headingLevel = 3, loading }: Props) => {
  const { t } = useTranslation('common');
  const Heading = `h${headingLevel}` as const;
  const { format } = useMoney();
  return (
    <article className={`${styles.card} ${styles[look]}`}>
      <div className={styles.frame}>
        <Image
          picture={city.picture}
          alt=""
          preset="hero"
          ratio="card"
          sizes={sizes[look]}
          loading={loading}
          {...(look === 'tile' ? { phone: square } : {})}
        />
      </div>
      <div className={styles.body}>
        <Heading className={styles.name}>
          <Link href={city.href} className={styles.link}>
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
