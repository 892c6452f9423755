import { act, screen } from '@testing-library/react';
import { nextOpenDay } from '@/commerce/cart/bookableDay';
import type { CartItem } from '@/commerce/cart/cart';
import { cartKey } from '@/commerce/cart/storedCart';
import { addDays, todayIn } from '@/lib/days';
import { sites } from '@/config/sites/records';
import type { SiteId } from '@/config/sites/site';
import { getStaticProps } from '@/views/summary/server';
import { SummaryView } from '@/views/summary/SummaryView';
import { LiveCalls } from '@/ui/layouts/LiveCalls';
import { fillIn } from './fillIn';
import { FreshCalls } from './liveApi';
import { renderInSite } from './SiteProviders';

export const planId = '3f2c9a10-5b7e-4d61-8a0f-c4e2b19d7703';

const timeZone = 'Europe/Warsaw';

export const loadSummary = async (site: SiteId = 'en') => {
  const result = await getStaticProps({ params: { site, city: 'krakow' } });
  if (!('props' in result)) throw new Error('The shipped content has no Krakow');
  return result.props;
};

type Page = Awaited<ReturnType<typeof loadSummary>>;

const plannedItem = (product: Page['view']['products'][number]): CartItem => {
  const today = todayIn(timeZone);
  return {
    id: product.id,
    price: product.price,
    min_people: product.minPeople,
    number_of_people: 8,
    selected_date: nextOpenDay(addDays(today, 20), today, product),
    single: product.single,
    stag_goes_free: product.stagGoesFree,
    extras: [],
  };
};

interface SummaryOptions {
  readonly siteId?: SiteId;
  /** Changes to the one activity of the plan. */
  readonly change?: Partial<CartItem>;
  readonly isEmpty?: boolean;
  /** Makes the calls of the page, too. Default: only those of the screen. */
  readonly isLive?: boolean;
}

/** The summary screen of Krakow with a stored plan of its first activity. */
export const openSummary = async ({
  siteId = 'en',
  change,
  isEmpty,
  isLive,
}: SummaryOptions = {}) => {
  const page = await loadSummary(siteId);
  const [product] = page.view.products;
  if (!product) throw new Error('Nothing is sold in Krakow');
  const item = { ...plannedItem(product), ...change };
  const { shopGroupId } = sites[siteId];
  const key = cartKey({ shopGroupId, city: 'krakow' });
  if (!isEmpty) localStorage.setItem(key, JSON.stringify({ id: planId, items: [item] }));
  const { audience } = page.frame.brand;
  const city = { slug: 'krakow', name: page.view.city.name, timeZone };
  const calls = { site: sites[siteId], shopGroupId, pageCity: null, planCity: 'krakow' };
  const Screen = (props: Page) => (
    <FreshCalls>
      {isLive && <LiveCalls {...calls} />}
      <SummaryView {...props} />
    </FreshCalls>
  );
  const screenful = await act(() => renderInSite(<Screen {...page} />, { siteId, audience, city }));
  return { ...screenful, page, product, item, storedPlan: () => localStorage.getItem(key) };
};

export const button = (name: string | RegExp) => screen.findByRole('button', { name });

export const field = (name: string | RegExp) => screen.findByLabelText(name);

/** Fills in the required fields of the English site's form. */
export const enterDetails = async (email = 'ann@example.com') => {
  await fillIn(await field('Your name'), 'Ann Bell');
  await fillIn(await field('Email'), email);
};
