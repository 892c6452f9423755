import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/Button';
import { Grid } from '@/components/Grid';
import { ProductCard } from '@/components/ProductCard';
import { Section } from '@/components/Section';
import styles from './Activities.module.css';
import { FilterBar } from './FilterBar';
import { applyFilters, parseFilters } from './filters';
import type { CityActivity } from './pageProps';
import { useFilters } from './useFilters';

interface ActivitiesProps {
  readonly inCity: string;
  readonly activities: readonly CityActivity[];
}

export const Activities = ({ inCity, activities }: ActivitiesProps) => {
  const { t } = useTranslation('city');
  const [filters, setFilters] = useFilters();
  const shown = applyFilters(activities, filters);
  return (
    <Section id="activities" heading={t('activities.heading', { inCity })}>
      <FilterBar filters={filters} activities={activities} onChange={setFilters} />
      <p role="status" className={styles.count}>
        {t('results', { count: shown.length })}
      </p>
      {shown.length > 0 ? (
        <Grid items="list">
          {shown.map((it, index) => (
            <ProductCard
              key={it.id}
              product={it}
              canPlan
              look="compact"
              loading={index < 1 ? 'early' : 'lazy'}
            />
          ))}
        </Grid>
      ) : (
        <div className={styles.none}>
          <h3>{t('none.heading')}</h3>
          <p>{t('none.text')}</p>
          <Button onClick={() => setFilters(parseFilters({}))}>{t('filters.reset')}</Button>
        </div>
      )}
    </Section>
  );
};
