import type { Page } from '@playwright/test';
import type { PlannedProduct } from '@/commerce/cart/catalogue';
import { addDays, todayIn } from '@/lib/days';
import type { Shop } from '@/catalog/mesh/queries/shops';

/** Puts a cart into the browser, for the pages that it opens from now on. */
export const plantCart = async (
  page: Page,
  { group, city }: Pick<Shop, 'group' | 'city'>,
  products: readonly PlannedProduct[],
  day = addDays(todayIn(city.timeZone), 7),
): Promise<void> => {
  const items = products.map(({ id, price }) => ({
    id,
    price,
    number_of_people: 8,
    selected_date: day,
    extras: [],
  }));
  await page.addInitScript(
    ([key, text]) => {
      if (window.origin !== 'null') localStorage.setItem(key, text);
    },
    [`cart:${group.id}:${city.slug}`, JSON.stringify({ id: 'planted', items })] as const,
  );
};
