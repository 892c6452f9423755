import { Fragment } from 'react';
import { Image } from '@/ui/components/Image';
import { Link } from '@/ui/components/Link';
import { Price } from '@/ui/components/Price';
import type { PictureLoading } from '@/ui/images/loading';
import { useLivePrices } from '@/ui/hooks/useLive';
import { useTranslation } from 'next-i18next/pages';
import type { ActivityEntry } from '@/catalog/search/entries';
import type { FoundPlace } from '@/catalog/search/hit';
import styles from './Result.module.css';

interface ActivityResultProps {
  readonly activity: ActivityEntry;
  /** Best match first. */
  readonly places: readonly FoundPlace[];
  readonly loading: PictureLoading;
}

/** An activity in the city of the query, with links to the other cities that offer it. */
export const ActivityResult = ({ activity, places, loading }: ActivityResultProps) => {
  const { t } = useTranslation('search');
  const { ofActivity } = useLivePrices();
  const [place, ...others] = places;
  if (!place) return null;
  const { price, single } = ofActivity(place);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Image
          picture={{ src: activity.picture }}
          alt=""
          preset="card"
          ratio="card"
          sizes="120px"
          loading={loading}
        />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link href={place.href} className={styles.link}>
            {activity.title}
            <span className={styles.city}>, {place.name}</span>
          </Link>
        </h3>
        <p className={styles.note}>{activity.note}</p>
        <Price price={price} single={single} />
        {others.length > 0 && (
          <p className={styles.others}>
            {t('elsewhere')}{' '}
            {others.map(({ name, href }, index) => (
              <Fragment key={href}>
                <span className={styles.other}>
                  <Link href={href} aria-label={`${activity.title}, ${name}`}>
                    {name}
                  </Link>
                  {index < others.length - 1 && ','}
                </span>{' '}
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </article>
  );
};
