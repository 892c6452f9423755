import { ChoiceChips } from '@/ui/components/ChoiceChips';
import { SelectField } from '@/ui/components/SelectField';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import { categories } from '@/catalog/mesh/nodes/categories';
import { type ListedActivity, type ListFilters, prices, sorts } from './listFilters';

interface FieldProps {
  readonly filters: ListFilters;
  readonly onChange: (change: Partial<ListFilters>) => void;
}

interface CategoryChipsProps extends FieldProps {
  /** Only their categories are offered. */
  readonly activities: readonly Pick<ListedActivity, 'category'>[];
}

export const CategoryChips = ({ filters, activities, onChange }: CategoryChipsProps) => {
  const { t } = useTranslation(['filters', 'catalogue']);
  const offered = categories.filter((category) =>
    activities.some((it) => it.category === category),
  );
  return (
    <ChoiceChips
      legend={t('filters:category')}
      value={filters.category ?? 'all'}
      onChange={(value) => onChange({ category: value === 'all' ? undefined : value })}
      choices={[
        { value: 'all', label: t('filters:allCategories') },
        ...offered.map((value) => ({ value, label: t(`catalogue:category.${value}`) })),
      ]}
    />
  );
};

export const PriceSelect = ({ filters, onChange }: FieldProps) => {
  const { t } = useTranslation('filters');
  const { format } = useMoney();
  return (
    <SelectField
      label={t('price')}
      value={filters.price}
      any={t('priceAny')}
      options={prices.map((value) => ({
        value,
        label: t('priceUpTo', { price: format(Number(value)) }),
      }))}
      onChange={(price) => onChange({ price })}
    />
  );
};

export const SortSelect = ({ filters, onChange }: FieldProps) => {
  const { t } = useTranslation('filters');
  return (
    <SelectField
      label={t('sort.label')}
      value={filters.sort === 'popular' ? undefined : filters.sort}
      any={t('sort.popular')}
      options={sorts
        .filter((value) => value !== 'popular')
        .map((value) => ({ value, label: t(`sort.${value}`) }))}
      onChange={(sort) => onChange({ sort: sort ?? 'popular' })}
    />
  );
};
