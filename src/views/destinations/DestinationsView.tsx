import dynamic from 'next/dynamic';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { CityCard } from '@/ui/components/CityCard';
import { Grid } from '@/ui/components/Grid';
import { Icon } from '@/ui/components/Icon';
import { PageIntro } from '@/ui/components/PageIntro';
import { Results } from '@/ui/components/Results';
import { loadingAt } from '@/ui/images/loading';
import { useLivePrices } from '@/ui/hooks/useLive';
import { useAddressState } from '@/ui/hooks/useAddressState';
import { useTranslation } from 'next-i18next/pages';
import { PageHead } from '@/seo/PageHead';
import type { ViewProps } from '../staticPage';
import { AtlasPlace } from './AtlasPlace';
import styles from './DestinationsView.module.css';
import { FilterBar } from './FilterBar';
import { applyFilters, parseFilters, toQuery } from './filters';
import type { DestinationsView as View } from './pageProps';

/** Loaded on demand: most visitors use the cards. Its place says so if it cannot be loaded. */
const loadAtlas = () => import('../map/CityAtlas').then((module) => module.CityAtlas);

const CityAtlas = dynamic(loadAtlas, {
  ssr: false,
  loading: AtlasPlace,
});

export const DestinationsView = ({ frame, view }: ViewProps<View>) => {
  const { t } = useTranslation('destinations');
  const [filters, setFilters] = useAddressState(parseFilters, toQuery);
  const brand = frame.brand.name;
  const { ofCity } = useLivePrices();
  const shown = applyFilters(view.cities.map(ofCity), filters);
  return (
    <>
      <PageHead title={t('title', { brand })} description={t('description', { brand })} />
      <PageIntro heading={t('heading')} lead={t('lead')}>
        <div>
          <FilterBar filters={filters} view={view} onChange={setFilters} />
          <Results
            count={t('results', { count: shown.length })}
            isEmpty={shown.length === 0}
            none={{ heading: t('none.heading'), text: t('none.text'), reset: t('filters.reset') }}
            headingLevel={2}
            onReset={() => setFilters({ ...parseFilters({}), view: filters.view })}
          >
            {filters.view === 'map' ? (
              <CityAtlas cities={view.cities} shown={shown} geodata={view.geodata} />
            ) : (
              <Grid items="cards">
                {shown.map((city, index) => (
                  <CityCard
                    key={city.id}
                    city={city}
                    look="full"
                    headingLevel={2}
                    loading={loadingAt(index)}
                  />
                ))}
              </Grid>
            )}
          </Results>
          {filters.view === 'list' && (
            <div className={styles.map}>
              <ButtonLink href={frame.links.map}>
                <Icon name="map" /> {t('map')}
              </ButtonLink>
            </div>
          )}
        </div>
      </PageIntro>
    </>
  );
};
