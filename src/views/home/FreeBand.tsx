import { useId } from 'react';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { Image } from '@/ui/components/Image';
import { useTranslation } from 'next-i18next/pages';
import styles from './FreeBand.module.css';
import type { TopActivity } from './pageProps';
import { toSizes } from '@/ui/components/toSizes';

interface FreeBandProps {
  readonly activities: readonly TopActivity[];
}

/** Explains the free place, if one of the shown activities offers it. */
export const FreeBand = ({ activities }: FreeBandProps) => {
  const { t } = useTranslation('consumer');
  const id = useId();
  const example = activities.find((it) => it.stagGoesFree !== null);
  if (!example) return null;
  return (
    <section aria-labelledby={id} className={styles.band}>
      <div className={styles.inner}>
        <div className={styles.picture}>
          <Image
            picture={example.picture}
            alt=""
            preset="card"
            ratio="card"
            sizes={toSizes({ xs: '100vw', md: '560px', xl: '50vw' })}
          />
        </div>
        <div className={styles.words}>
          <h2 id={id} className={styles.heading}>
            {t('free.heading')}
          </h2>
          <p className={styles.text}>{t('free.text')}</p>
          <ButtonLink href={example.href}>
            {t('free.cta', { activity: example.name, city: example.city })}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
};
