import type { TextLink } from '@/layouts/frameProps';
import type { Entry, EntryKind } from '@/search/entries';
import type { SearchIndexView } from './pageProps';

export interface LinkGroup {
  /** To jump to. */
  readonly id: string;
  readonly kind: EntryKind;
  /** Of a group of activities: where. */
  readonly city: string | null;
  readonly links: readonly TextLink[];
}

/** Cities, the activities of each of them, posts and pages, each from A to Z. A group without links is left out. */
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
