import { CheckChip } from '@/ui/components/CheckChip';
import { ChoiceChips } from '@/ui/components/ChoiceChips';
import { FilterPanel } from '@/ui/components/FilterPanel';
import { SelectField } from '@/ui/components/SelectField';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from '@/ui/hooks/useTranslation';
import { categories } from '@/catalog/mesh/nodes/categories';
import { durations, type Filters, prices, sorts, times } from './filters';
import type { CityActivity } from './pageProps';

interface FilterBarProps {
  readonly filters: Filters;
  readonly activities: readonly CityActivity[];
  readonly onChange: (change: Partial<Filters>) => void;
}

const durationKeys = {
  short: 'durationShort',
  medium: 'durationMedium',
  long: 'durationLong',
} as const;

export const FilterBar = ({ filters, activities, onChange }: FilterBarProps) => {
  const { t } = useTranslation(['city', 'catalogue']);
  const { format } = useMoney();
  const offered = categories.filter((category) =>
    activities.some((it) => it.category === category),
  );
  return (
    <FilterPanel
      label={t('city:filters.label')}
      chips={
        <ChoiceChips
          legend={t('city:filters.category')}
          value={filters.category ?? 'all'}
          onChange={(value) => onChange({ category: value === 'all' ? undefined : value })}
          choices={[
            { value: 'all', label: t('city:filters.allCategories') },
            ...offered.map((value) => ({ value, label: t(`catalogue:category.${value}`) })),
          ]}
        />
      }
    >
      <SelectField
        label={t('city:filters.price')}
        value={filters.price}
        any={t('city:filters.priceAny')}
        options={prices.map((value) => ({
          value,
          label: t('city:filters.priceUpTo', { price: format(Number(value)) }),
        }))}
        onChange={(price) => onChange({ price })}
      />
      <SelectField
        label={t('city:filters.duration')}
        value={filters.duration}
        any={t('city:filters.durationAny')}
        options={durations.map((value) => ({
          value,
          label: t(`city:filters.${durationKeys[value]}`),
        }))}
        onChange={(duration) => onChange({ duration })}
      />
      <SelectField
        label={t('city:filters.time')}
        value={filters.time}
        any={t('city:filters.timeAny')}
        options={times.map((value) => ({ value, label: t(`catalogue:timeOfDay.${value}`) }))}
        onChange={(time) => onChange({ time })}
      />
      <SelectField
        label={t('city:sort.label')}
        value={filters.sort === 'popular' ? undefined : filters.sort}
        any={t('city:sort.popular')}
        options={sorts
          .filter((value) => value !== 'popular')
          .map((value) => ({ value, label: t(`city:sort.${value}`) }))}
        onChange={(sort) => onChange({ sort: sort ?? 'popular' })}
      />
      <CheckChip
        label={t('city:filters.indoor')}
        checked={filters.indoor}
        onChange={(indoor) => onChange({ indoor })}
      />
      {activities.some((it) => it.stagGoesFree !== null) && (
        <CheckChip
          label={t('city:filters.free')}
          checked={filters.free}
          onChange={(free) => onChange({ free })}
        />
      )}
    </FilterPanel>
  );
};
