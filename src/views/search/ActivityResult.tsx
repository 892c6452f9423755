import { Fragment } from 'react';
import { Image } from '@/components/Image';
import { Link } from '@/components/Link';
import { Price } from '@/components/Price';
import { useTranslation } from '@/hooks/useTranslation';
import type { ActivityEntry } from '@/search/entries';
import type { FoundPlace } from '@/search/hit';
import styles from './Result.module.css';

interface ActivityResultProps {
  readonly activity: ActivityEntry;
  /** The one that is meant comes first. */
  readonly places: readonly FoundPlace[];
}

/** An activity in the city that was asked for, with the way to the others that have it. */
export const ActivityResult = ({ activity, places }: ActivityResultProps) => {
  const { t } = useTranslation('search');
  const [place, ...others] = places;
  if (!place) return null;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Image
          picture={{ src: activity.picture }}
          alt=""
          preset="card"
          ratio="card"
          sizes="120px"
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
        <Price pln={place.price} single={place.single} />
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
