import type { PricedProduct, PriceList } from './refreshPrices';

/** The props with prices of a page about one city. Each kind of page has some of them. */
interface PricedView {
  /** In the checkout: all activities that the plan can contain. */
  readonly products?: readonly PricedProduct[];
  /** On an activity page, with the cards below it. */
  readonly product?: PricedProduct;
  readonly goesWith?: readonly PricedProduct[];
  /** On a city page. Cards have no extras. */
  readonly activities?: readonly PricedProduct[];
}

/**
 * The prices that a page about a city shows. The plan of that city uses them until the API has returned newer ones, so
 * that all prices on the screen are of the same age.
 *
 * @param view the page's content, without its frame
 */
export const listPagePrices = (view: unknown): PriceList => {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the page's own props; pages without prices lack these fields
  const { products, product, goesWith = [], activities = [] } = (view ?? {}) as PricedView;
  return {
    products: products ?? [...(product ? [product] : []), ...goesWith, ...activities],
    isComplete: products !== undefined,
  };
};
