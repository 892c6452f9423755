import { ButtonLink } from '@/ui/components/ButtonLink';
import { PageIntro } from '@/ui/components/PageIntro';
import { useTranslation } from 'next-i18next/pages';
import { PageHead } from '@/seo/PageHead';
import type { ViewProps } from '../staticPage';
import { CityAtlas } from './CityAtlas';
import styles from './MapView.module.css';
import type { MapView as View } from './pageProps';

export const MapView = ({ frame, view }: ViewProps<View>) => {
  const { t } = useTranslation('map');
  const brand = frame.brand.name;
  return (
    <>
      <PageHead title={t('title', { brand })} description={t('description', { brand })} />
      <PageIntro heading={t('heading')} lead={t('lead', { count: view.cities.length })}>
        <CityAtlas cities={view.cities} geodata={view.geodata} />
        <div className={styles.more}>
          <ButtonLink href={frame.links.destinations}>{t('compare')}</ButtonLink>
        </div>
      </PageIntro>
    </>
  );
};
