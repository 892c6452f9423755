import { Grid } from '@/ui/components/Grid';
import { ProductCard } from '@/ui/components/ProductCard';
import { Section } from '@/ui/components/Section';
import { earlyAt } from '@/ui/images/loading';
import { useLivePrices } from '@/ui/hooks/useLive';
import { useRootState } from '@/ui/hooks/useRootState';
import { useTranslation } from 'next-i18next/pages';
import { FilteredResults } from '../activityFilters/FilteredResults';
import { FilterBar } from './FilterBar';
import { applyFilters, parseFilters } from '../activityFilters/filters';
import type { CityActivity } from './pageProps';
import { withShown } from '@/hacks/shownCards';
import { useFilters } from './useFilters';

interface ActivitiesProps {
  readonly inCity: string;
  readonly activities: readonly CityActivity[];
}

export const Activities = ({ inCity, activities: brought }: ActivitiesProps) => {
  const { ofActivity } = useLivePrices();
  // Filters and order depend on prices too.
  const activities = withShown(brought).map(ofActivity);
  const { t } = useTranslation('city');
  const [filters, setFilters] = useFilters();
  const { saidNumberOfPeople } = useRootState();
  const shown = applyFilters(activities, filters, saidNumberOfPeople);
  return (
    <Section id="activities" heading={t('activities.heading', { inCity })}>
      <FilterBar filters={filters} activities={activities} onChange={setFilters} />
      <FilteredResults count={shown.length} onReset={() => setFilters(parseFilters({}))}>
        <Grid items="list">
          {shown.map((it, index) => (
            <ProductCard
              key={it.id}
              product={it}
              canPlan
              look="compact"
              loading={earlyAt(index, 1)}
            />
          ))}
        </Grid>
      </FilteredResults>
    </Section>
  );
};
