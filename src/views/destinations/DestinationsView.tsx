import { useTranslation } from 'next-i18next/pages';
import { CityCard } from '@/components/CityCard';
import { Grid } from '@/components/Grid';
import { PageIntro } from '@/components/PageIntro';
import { PageHead } from '@/seo/PageHead';
import type { ViewProps } from '../staticPage';
import type { DestinationsView as View } from './pageProps';

export const DestinationsView = ({ frame, view }: ViewProps<View>) => {
  const { t } = useTranslation('destinations');
  const brand = frame.brand.name;
  return (
    <>
      <PageHead title={t('title', { brand })} description={t('description', { brand })} />
      <PageIntro heading={t('heading')} lead={t('lead')}>
        <Grid items="cards">
          {view.cities.map((city, index) => (
            <CityCard
              key={city.id}
              city={city}
              look="full"
              headingLevel={2}
              loading={index === 0 ? 'first' : index === 1 ? 'early' : 'lazy'}
            />
          ))}
        </Grid>
      </PageIntro>
    </>
  );
};
