import { buildPath } from '@/config/sites/paths';
import { toCityCard, toProductCard } from '../cards/toCards';
import type { ViewContext } from '../context';
import { listActivities } from '../searchIndex/listActivities';
import { createStaticProps } from '../staticPage';
import type { SearchView, TopActivity } from './pageProps';

export { everySite as getStaticPaths } from '../everySite';

const topActivities = 8;

/** Each in its first city, as in the search results. */
const listTop = ({ site, shops }: ViewContext): readonly TopActivity[] =>
  listActivities(shops)
    .slice(0, topActivities)
    .flatMap(([first]) =>
      first
        ? [{ ...toProductCard(site, first.shop, first.sold), city: first.shop.cityTexts.name }]
        : [],
    );

export const getStaticProps = createStaticProps<'search', SearchView>({
  route: 'search',
  readParams: () => ({}),
  load: (context) => ({
    view: {
      top: listTop(context),
      cities: context.shops.map((shop) => toCityCard(context.site, shop)),
    },
    frame: { findAlternate: (other) => buildPath(other.site, 'search') },
    namespaces: ['search', 'catalogue'],
  }),
});
