import { getTermsVersion } from '@/catalog/mesh/queries/termsPages';
import { getShop, type Shop } from '@/catalog/mesh/queries/shops';
import { buildPath } from '@/config/sites/paths';
import type { ViewContext } from '../context';
import { toPlanned } from '../cards/toPlanned';
import { findCityAlternate } from '../frame/alternateUrls';
import { listTermsLinks } from '../frame/pageLinks';
import { createStaticProps } from '../staticPage';
import type { SummaryView } from './pageProps';
import { toLocale } from './toLocale';

export { onDemand as getStaticPaths } from '../onDemand';

const toView = (
  context: ViewContext,
  { city: { slug }, cityTexts, products }: Shop,
): SummaryView => {
  const { site } = context;
  return {
    city: { slug, name: cityTexts.name, href: buildPath(site, 'city', { city: slug }) },
    products: products.map(toPlanned),
    links: { cart: buildPath(site, 'cart', { city: slug }), thankYou: buildPath(site, 'thankYou') },
    terms: listTermsLinks(context),
    termsVersion: getTermsVersion(context.pages),
    locale: toLocale(site),
  };
};

export const getStaticProps = createStaticProps({
  route: 'summary',
  readParams: ({ city = '' }) => ({ city }),
  load: (context, { city }) => {
    const { group, shops } = context;
    const shop = getShop(shops, city);
    if (!shop) return undefined;
    const view = toView(context, shop);
    return {
      view,
      frame: {
        share: 'plan',
        findAlternate: findCityAlternate('summary', shop),
        trail: { top: 'destinations', below: [{ text: view.city.name, href: view.city.href }] },
        city,
      },
      namespaces: ['summary', 'plan', group.audience],
    };
  },
});
