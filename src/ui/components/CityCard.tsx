import type { PictureLoading } from '@/ui/images/loading';
import { useLivePrices } from '@/ui/hooks/useLive';
import { useMoney } from '@/ui/hooks/useMoney';
import type { CityCardProps, CityTileProps } from '@/ui/components/cards';
import { useTranslation } from 'next-i18next/pages';
import { Image } from './Image';
import styles from './CityCard.module.css';
import { Link } from './Link';
import { toSizes } from './toSizes';

interface CommonProps {
  readonly headingLevel?: 2 | 3;
  readonly loading?: PictureLoading;
}

type Props = CommonProps &
  (
    | { readonly city: CityTileProps; readonly look?: 'tile' }
    | { readonly city: CityCardProps; readonly look: 'full' }
  );

/** Display widths of the picture. */
const sizes = {
  tile: toSizes({ xs: '50vw', md: '580px', xl: '760px', xxl: '1000px' }),
  full: toSizes({ xs: '100vw', sm: '50vw', lg: '420px', xl: '500px', xxl: '660px' }),
};

/** Phones show two tiles side by side, higher than wide. */
const onPhones = { ratio: 'portrait', widths: [320, 600], sizes: '44vw' } as const;

export const CityCard = (props: Props) => {
  const { look = 'tile', headingLevel = 3, loading } = props;
  const city = useLivePrices().ofCity<CityTileProps>(props.city);
  const full = props.look === 'full' ? props.city : undefined;
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
          {...(look === 'tile' ? { phone: onPhones } : {})}
        />
      </div>
      <div className={styles.body}>
        <Heading className={styles.name}>
          <Link href={city.href} className={styles.link}>
            {full ? full.landingTitle : city.name}
          </Link>
        </Heading>
        {full && <p className={styles.intro}>{full.intro}</p>}
        {city.fromPrice !== null && (
          <p className={styles.price}>
            {t('price.fromPerPerson', { price: format(city.fromPrice) })}
          </p>
        )}
        {full && (
          <p className={styles.more}>
            {t('cityCard.activities', { count: full.count })} ·{' '}
            {t('cityCard.best', { months: full.bestMonths })}
          </p>
        )}
      </div>
    </article>
  );
};
