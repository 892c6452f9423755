import { DateField } from '@/ui/components/DateField';
import { FilterPanel } from '@/ui/components/FilterPanel';
import { SelectField } from '@/ui/components/SelectField';
import { useToday } from '@/ui/hooks/useToday';
import { useTranslation } from 'next-i18next/pages';
import { CategoryChips, PriceSelect, SortSelect } from '../activityFilters/FilterFields';
import { occasionKeys } from '../cards/occasions';
import type { Filters } from './catalogue';
import type { ActivitiesView } from './pageProps';

interface FilterBarProps {
  readonly filters: Filters;
  readonly view: ActivitiesView;
  readonly onChange: (change: Partial<Filters>) => void;
}

/** Sizes of groups that are offered; the URL may have any. */
const sizes = [4, 6, 8, 10, 12, 15, 20, 30, 50, 100];

/** As far as an activity takes so many, and the one of the URL. */
const listSizes = ({ activities }: ActivitiesView, chosen: number | undefined) => {
  const most = Math.max(0, ...activities.map(({ mostPeople }) => mostPeople));
  const offered = new Set([...sizes.filter((size) => size <= most), ...(chosen ? [chosen] : [])]);
  return [...offered].sort((a, b) => a - b);
};

export const FilterBar = ({ filters, view, onChange }: FilterBarProps) => {
  const { t } = useTranslation(['activities', 'filters', 'consumer', 'corporate']);
  const { city, occasion, people, day } = filters;
  const { timeZone } = view.cities.find(({ slug }) => slug === city) ?? view.cities[0] ?? {};
  const today = useToday(timeZone ?? 'UTC');
  const field = { filters, onChange };
  return (
    <FilterPanel
      label={t('filters:label')}
      chips={<CategoryChips {...field} activities={view.activities} />}
    >
      <SelectField
        label={t('activities:filters.city')}
        value={city}
        any={t('activities:filters.cityAny')}
        options={view.cities.map(({ slug, name }) => ({ value: slug, label: name }))}
        onChange={(value) => onChange({ city: value })}
      />
      <SelectField
        label={t('activities:filters.occasion')}
        value={occasion}
        any={t('activities:filters.occasionAny')}
        options={view.occasions.map((value) => ({ value, label: t(occasionKeys[value]) }))}
        onChange={(value) => onChange({ occasion: value })}
      />
      <SelectField
        label={t('activities:filters.people')}
        value={people?.toString()}
        any={t('activities:filters.peopleAny')}
        options={listSizes(view, people).map((size) => ({
          value: String(size),
          label: t('activities:filters.peopleCount', { count: size }),
        }))}
        onChange={(value) => onChange({ people: value === undefined ? value : Number(value) })}
      />
      <DateField
        label={t('activities:filters.day')}
        value={day ?? null}
        today={today}
        empty={t('activities:filters.dayAny')}
        onChange={(value) => onChange({ day: value ?? undefined })}
        canClear
      />
      <PriceSelect {...field} />
      <SortSelect {...field} />
    </FilterPanel>
  );
};
