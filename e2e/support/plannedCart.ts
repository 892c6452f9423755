import type { Page } from '@playwright/test';
import type { PlannedProduct } from '@/commerce/cart/catalogue';
import { nextOpenDay } from '@/commerce/cart/bookableDay';
import { addDays, todayIn } from '@/lib/days';
import type { Shop } from '@/catalog/mesh/queries/shops';

/**
 * Puts a cart into the browser, for the pages that it opens from now on.
 *
 * @param day of all activities; without it, the first one from in a week on that each is open on
 */
export const plantCart = async (
  page: Page,
  { group, city }: Pick<Shop, 'group' | 'city'>,
  products: readonly PlannedProduct[],
  day?: string,
): Promise<void> => {
  const today = todayIn(city.timeZone);
  const items = products.map((product) => ({
    id: product.id,
    price: product.price,
    number_of_people: 8,
    selected_date: day ?? nextOpenDay(addDays(today, 7), today, product),
    extras: [],
  }));
  await page.addInitScript(
    ([key, text]) => {
      if (window.origin !== 'null') localStorage.setItem(key, text);
    },
    [`cart:${group.id}:${city.slug}`, JSON.stringify({ id: 'planted', items })] as const,
  );
};
