import { getShop, type Shop } from '@/mesh/queries/shops';
import { buildPath } from '@/sites/paths';
import { isSiteId, type Site } from '@/sites/site';
import { toPlanned } from '../cards/toPlanned';
import { findCityElsewhere } from '../frame/elsewhere';
import { createStaticProps } from '../staticPage';
import type { SummaryView } from './pageProps';

export { onDemand as getStaticPaths } from '../onDemand';

const toLocale = ({ id, madeFrom }: Site): SummaryView['locale'] =>
  madeFrom ?? (isSiteId(id) ? id : 'en');

const toView = (site: Site, { city: { slug }, cityTexts, products }: Shop): SummaryView => ({
  city: { slug, name: cityTexts.name, href: buildPath(site, 'city', { city: slug }) },
  products: products.map(toPlanned),
  links: { cart: buildPath(site, 'cart', { city: slug }), thankYou: buildPath(site, 'thankYou') },
  locale: toLocale(site),
});

export const getStaticProps = createStaticProps({
  route: 'summary',
  readParams: ({ city = '' }) => ({ city }),
  load: ({ site, group, shops }, { city }) => {
    const shop = getShop(shops, city);
    if (!shop) return undefined;
    const view = toView(site, shop);
    return {
      view,
      frame: {
        share: 'plan',
        findElsewhere: findCityElsewhere('summary', shop),
        trail: [{ text: view.city.name, href: view.city.href }],
        city,
      },
      namespaces: ['summary', 'plan', group.audience],
    };
  },
});
