import { Image } from '@/ui/components/Image';
import { Link } from '@/ui/components/Link';
import type { PictureLoading } from '@/ui/images/loading';
import { useLivePrices } from '@/ui/hooks/useLive';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import type { CityEntry } from '@/catalog/search/entries';
import styles from './Result.module.css';

interface CityResultProps {
  readonly city: CityEntry;
  readonly loading: PictureLoading;
}

export const CityResult = ({ city, loading }: CityResultProps) => {
  const { t } = useTranslation('common');
  const { format } = useMoney();
  const { fromPrice } = useLivePrices().ofCity({ href: city.href, fromPrice: city.price });
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Image
          picture={{ src: city.picture }}
          alt=""
          preset="card"
          ratio="card"
          sizes="120px"
          loading={loading}
        />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link href={city.href} className={styles.link}>
            {city.title}
          </Link>
        </h3>
        <p className={styles.note}>{city.note}</p>
        {fromPrice !== null && (
          <p className={styles.price}>{t('price.fromPerPerson', { price: format(fromPrice) })}</p>
        )}
      </div>
    </article>
  );
};
