import { CheckChip } from '@/ui/components/CheckChip';
import { FilterPanel } from '@/ui/components/FilterPanel';
import { SelectField } from '@/ui/components/SelectField';
import { useTranslation } from 'next-i18next/pages';
import { CategoryChips, PriceSelect, SortSelect } from '../activityFilters/FilterFields';
import { durations, type Filters, times } from '../activityFilters/filters';
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
  const { t } = useTranslation(['filters', 'catalogue']);
  const field = { filters, onChange };
  return (
    <FilterPanel
      label={t('filters:label')}
      chips={<CategoryChips {...field} activities={activities} />}
    >
      <PriceSelect {...field} />
      <SelectField
        label={t('filters:duration')}
        value={filters.duration}
        any={t('filters:durationAny')}
        options={durations.map((value) => ({
          value,
          label: t(`filters:${durationKeys[value]}`),
        }))}
        onChange={(duration) => onChange({ duration })}
      />
      <SelectField
        label={t('filters:time')}
        value={filters.time}
        any={t('filters:timeAny')}
        options={times.map((value) => ({ value, label: t(`catalogue:timeOfDay.${value}`) }))}
        onChange={(time) => onChange({ time })}
      />
      <SortSelect {...field} />
      <CheckChip
        label={t('filters:indoor')}
        checked={filters.indoor}
        onChange={(indoor) => onChange({ indoor })}
      />
      <CheckChip
        label={t('filters:stepFree')}
        checked={filters.stepfree}
        onChange={(stepfree) => onChange({ stepfree })}
      />
      {activities.some((it) => it.stagGoesFree !== null) && (
        <CheckChip
          label={t('filters:free')}
          checked={filters.free}
          onChange={(free) => onChange({ free })}
        />
      )}
    </FilterPanel>
  );
};
