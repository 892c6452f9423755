import { useSWRConfig } from 'swr';
import type { Cart } from '@/commerce/cart/cart';
import { isBlocking, listNotices } from '@/commerce/cart/notices';
import { parseCity } from '@/commerce/cart/parseCity';
import { listPriceChanges } from '@/commerce/cart/priceChanges';
import { refreshPrices } from '@/commerce/cart/refreshPrices';
import { fetchPayload } from '@/platform/http/client';
import { useMoney } from '@/ui/hooks/useMoney';
import { useRootState } from '@/ui/hooks/useRootState';
import { toShopCityPath } from '@/ui/hooks/useShopCity';

/** In ms, without a retry: the visitor waits for it, and the server has prices of its own. */
const timeoutMs = 4000;

interface Place {
  readonly shopGroupId: number;
  /** Slug of the city. */
  readonly city: string;
  /** `YYYY-MM-DD` in the city. */
  readonly today: string;
}

/**
 * Fetches the prices of a city once more, past every cache, and shows them on the screen.
 *
 * @returns whether the visitor has to be asked before the plan is sent, because an item costs another amount than shown
 *   or cannot be booked any more. False if the API does not answer: the server computes its own prices.
 */
export const useFreshPrices = ({ shopGroupId, city, today }: Place) => {
  const { mutate } = useSWRConfig();
  const { currency, rates } = useMoney();
  const { selectedArrival: arrival, selectedDeparture: departure } = useRootState();
  return async (shown: Cart): Promise<boolean> => {
    const path = toShopCityPath(shopGroupId, city);
    const options = { cache: 'no-cache', timeout: timeoutMs, retries: 0 } as const;
    const answer = await fetchPayload(path, options).catch(() => undefined);
    const sold = parseCity(answer)?.products;
    if (!sold) return false;
    // All that shows a price has it from this call.
    await mutate(path, answer, { revalidate: false });
    const current = refreshPrices(shown, sold);
    const isRefused = shown.items.some((item) => {
      const product = sold.find(({ id }) => id === item.id);
      return listNotices(item, product, { today, arrival, departure }).some(isBlocking);
    });
    return isRefused || listPriceChanges(shown, current, currency, rates).length > 0;
  };
};
