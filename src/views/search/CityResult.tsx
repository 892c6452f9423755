import { Image } from '@/components/Image';
import { Link } from '@/components/Link';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import type { CityEntry } from '@/search/entries';
import styles from './Result.module.css';

export const CityResult = ({ city }: { readonly city: CityEntry }) => {
  const { t } = useTranslation('common');
  const { format } = useMoney();
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Image picture={{ src: city.picture }} alt="" preset="card" ratio="card" sizes="120px" />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link href={city.href} className={styles.link}>
            {city.title}
          </Link>
        </h3>
        <p className={styles.note}>{city.note}</p>
        {city.price !== null && (
          <p className={styles.price}>{t('price.fromPerPerson', { price: format(city.price) })}</p>
        )}
      </div>
    </article>
  );
};
