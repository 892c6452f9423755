import { ChoiceChips } from '@/ui/components/ChoiceChips';
import { FilterPanel } from '@/ui/components/FilterPanel';
import { SelectField } from '@/ui/components/SelectField';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import { type Filters, listOffered, sorts } from './filters';
import { LookSwitch } from './LookSwitch';
import type { DestinationsView } from './pageProps';

interface FilterBarProps {
  readonly filters: Filters;
  readonly view: Pick<DestinationsView, 'cities' | 'months'>;
  readonly onChange: (change: Partial<Filters>) => void;
}

export const FilterBar = ({ filters, view, onChange }: FilterBarProps) => {
  const { t } = useTranslation(['destinations', 'catalogue']);
  const { format } = useMoney();
  const offered = listOffered(view.cities);
  return (
    <FilterPanel
      label={t('destinations:filters.label')}
      chips={
        <ChoiceChips
          legend={t('destinations:filters.category')}
          value={filters.category ?? 'all'}
          onChange={(value) => onChange({ category: value === 'all' ? undefined : value })}
          choices={[
            { value: 'all', label: t('destinations:filters.allCategories') },
            ...offered.categories.map((value) => ({
              value,
              label: t(`catalogue:category.${value}`),
            })),
          ]}
        />
      }
    >
      <SelectField
        label={t('destinations:filters.month')}
        value={filters.month}
        any={t('destinations:filters.monthAny')}
        options={offered.months.map((value) => ({
          value,
          label: view.months[Number(value) - 1] ?? value,
        }))}
        onChange={(month) => onChange({ month })}
      />
      <SelectField
        label={t('destinations:filters.budget')}
        value={filters.budget}
        any={t('destinations:filters.budgetAny')}
        options={offered.budgets.map((value) => ({
          value,
          label: t('destinations:filters.budgetUpTo', { price: format(Number(value)) }),
        }))}
        onChange={(budget) => onChange({ budget })}
      />
      <SelectField
        label={t('destinations:sort.label')}
        value={filters.sort === 'popular' ? undefined : filters.sort}
        any={t('destinations:sort.popular')}
        options={sorts
          .filter((value) => value !== 'popular')
          .map((value) => ({ value, label: t(`destinations:sort.${value}`) }))}
        onChange={(sort) => onChange({ sort: sort ?? 'popular' })}
      />
      <LookSwitch value={filters.view} onChange={(look) => onChange({ view: look })} />
    </FilterPanel>
  );
};
