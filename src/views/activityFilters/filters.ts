import { pick, type Query, writeQuery } from '@/lib/query';
import { lacksForFree } from '@/commerce/pricing/priceItem';
import {
  applyListFilters,
  type ListedActivity,
  type ListFilters,
  parseListFilters,
  toQueryValues,
} from './listFilters';

/** Duration bands in minutes: up to 90, up to 180, longer. */
export const durations = ['short', 'medium', 'long'] as const;
export const times = ['day', 'night'] as const;

/** An activity in one city, with the fields for the filters of a city's page. */
export interface FilteredActivity extends ListedActivity {
  readonly isIndoor: boolean;
  readonly isStepFree: boolean;
  readonly isDay: boolean;
  readonly isNight: boolean;
}

/** The visitor's filters on a city's page; `undefined` means no restriction. */
export interface Filters extends ListFilters {
  readonly duration: (typeof durations)[number] | undefined;
  readonly time: (typeof times)[number] | undefined;
  readonly indoor: boolean;
  readonly stepfree: boolean;
  readonly free: boolean;
}

/** Parses filters from a URL's query. Unknown values are ignored. */
export const parseFilters = (query: Query): Filters => ({
  ...parseListFilters(query),
  duration: pick(durations, query['duration']),
  time: pick(times, query['time']),
  indoor: query['indoor'] === 'yes',
  stepfree: query['stepfree'] === 'yes',
  free: query['free'] === 'yes',
});

/** Builds the query for these filters. It contains only non-default values, see {@link writeQuery}. */
export const toQuery = (filters: Filters, search = ''): string =>
  writeQuery(search, { ...toQueryValues(filters) });

const durationOf = (minutes: number): Filters['duration'] => {
  if (minutes <= 90) return 'short';
  return minutes <= 180 ? 'medium' : 'long';
};

/** Whether one of the group goes free; if its size is not known, whether one could. */
const hasFree = (it: FilteredActivity, people: number | null): boolean =>
  it.stagGoesFree !== null && (people === null || lacksForFree({ ...it, people }) === 0);

const fits =
  ({ duration, time, indoor, stepfree, free }: Filters, people: number | null) =>
  (it: FilteredActivity): boolean =>
    (duration === undefined || durationOf(it.minutes) === duration) &&
    (time === undefined || (time === 'day' ? it.isDay : it.isNight)) &&
    (!indoor || it.isIndoor) &&
    (!stepfree || it.isStepFree) &&
    (!free || hasFree(it, people));

/** See {@link applyListFilters}. */
export const applyFilters = <Activity extends FilteredActivity>(
  activities: readonly Activity[],
  filters: Filters,
  people: number | null,
): readonly Activity[] => applyListFilters(activities, filters, people, fits(filters, people));
