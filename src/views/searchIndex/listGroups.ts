import type { TextLink } from '@/ui/layouts/frameProps';
import type { Entry, EntryKind } from '@/catalog/search/entries';
import type { SearchIndexView } from './pageProps';

export interface LinkGroup {
  /** Anchor id. */
  readonly id: string;
  readonly kind: EntryKind;
  /** City of a group of activities. */
  readonly city: string | null;
  readonly links: readonly TextLink[];
}

/**
 * Groups of links: cities, each city's activities, posts and pages, each sorted alphabetically. Groups without links
 * are left out.
 */
export const listGroups = ({ search, order }: SearchIndexView): readonly LinkGroup[] => {
  const sorted = order.flatMap((id) => {
    const entry = search.entries[id];
    return entry ? [{ id, entry }] : [];
  });
  const toGroup = (kind: Exclude<EntryKind, 'activity'>): LinkGroup => ({
    id: kind,
    kind,
    city: null,
    links: sorted.flatMap(({ entry }) =>
      entry.kind === kind ? [{ text: entry.title, href: entry.href }] : [],
    ),
  });
  const listIn = (entry: Entry, city: number): readonly TextLink[] =>
    entry.kind === 'activity'
      ? entry.places
          .filter((place) => place.city === city)
          .map(({ href }) => ({ text: entry.title, href }))
      : [];
  const inCities = sorted
    .filter(({ entry }) => entry.kind === 'city')
    .map(({ id, entry: { title } }): LinkGroup => ({
      id: `activities-${id}`,
      kind: 'activity',
      city: title,
      links: sorted.flatMap(({ entry }) => listIn(entry, id)),
    }));
  return [toGroup('city'), ...inCities, toGroup('post'), toGroup('page')].filter(
    ({ links }) => links.length > 0,
  );
};
