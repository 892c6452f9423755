import { useMemo } from 'react';
import { Grid } from '@/ui/components/Grid';
import { PageIntro } from '@/ui/components/PageIntro';
import { ProductCard } from '@/ui/components/ProductCard';
import { loadingAt } from '@/ui/images/loading';
import { useAddressState } from '@/ui/hooks/useAddressState';
import { useLivePrices } from '@/ui/hooks/useLive';
import { useTranslation } from 'next-i18next/pages';
import { withShown } from '@/hacks/shownCards';
import { PageHead } from '@/seo/PageHead';
import type { ViewProps } from '../staticPage';
import { applyFilters, type CatalogueCard, joinOffers, parseFilters, toQuery } from './catalogue';
import { FilteredResults } from '../activityFilters/FilteredResults';
import { FilterBar } from './FilterBar';
import type { ActivitiesView as View } from './pageProps';

/** A card of one city names it; a card of several links to each. */
const toPlace = ({ offers }: CatalogueCard, isOneCity: boolean) =>
  isOneCity
    ? { city: offers[0]?.city.name ?? '' }
    : { places: offers.map(({ city, href }) => ({ name: city.name, href })) };

/** All activities of all cities, one card each. */
export const ActivitiesView = ({ frame, view }: ViewProps<View>) => {
  const { t } = useTranslation('activities');
  const [filters, setFilters] = useAddressState((query) => parseFilters(query, view), toQuery);
  const { ofActivity } = useLivePrices();
  const { site, brand } = frame;
  const offered = useMemo(
    () => joinOffers(withShown(view.activities), view.cities, site),
    [view, site],
  );
  // Filters and order depend on prices too.
  const activities = useMemo(
    () => offered.map((it) => ({ ...it, offers: it.offers.map(ofActivity) })),
    [offered, ofActivity],
  );
  const shown = applyFilters(activities, filters);
  return (
    <>
      <PageHead
        title={t('title', { brand: brand.name })}
        description={t('description', { brand: brand.name })}
      />
      <PageIntro heading={t('heading')} lead={t('lead')}>
        <div>
          <FilterBar filters={filters} view={view} onChange={setFilters} />
          <FilteredResults
            count={shown.length}
            headingLevel={2}
            onReset={() => setFilters(parseFilters({}, view))}
          >
            <Grid items="list">
              {shown.map((card, index) => (
                <ProductCard
                  key={card.id}
                  product={card}
                  {...toPlace(card, filters.city !== undefined)}
                  people={filters.people}
                  headingLevel={2}
                  look="compact"
                  loading={loadingAt(index)}
                />
              ))}
            </Grid>
          </FilteredResults>
        </div>
      </PageIntro>
    </>
  );
};
