import { buildSearchData } from '@/catalog/search/buildSearchData';
import type { SearchData } from '@/catalog/search/entries';
import { buildPath } from '@/config/sites/paths';
import { createStaticProps } from '../staticPage';
import { listFindables } from './findables';
import type { SearchIndexView } from './pageProps';

export { everySite as getStaticPaths } from '../everySite';

const sortByTitle = ({ entries, lang }: SearchData): readonly number[] => {
  const { compare } = new Intl.Collator(lang, { numeric: true });
  return entries
    .map(({ title }, id) => ({ title, id }))
    .sort((a, b) => compare(a.title, b.title))
    .map(({ id }) => id);
};

export const getStaticProps = createStaticProps<'searchIndex', SearchIndexView>({
  route: 'searchIndex',
  readParams: () => ({}),
  load: (context) => {
    const search = buildSearchData(context.site.lang, listFindables(context));
    return {
      view: { search, order: sortByTitle(search) },
      frame: { findAlternate: (other) => buildPath(other.site, 'searchIndex') },
      namespaces: ['search'],
    };
  },
});
