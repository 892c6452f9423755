import { toFragment } from '@/cart/luggage';
import { cartKey, toStored } from '@/cart/storedCart';
import { useCart } from './useCart';
import { useRootState } from './useRootState';
import { useStored } from './useStored';

/**
 * What to put behind an address of another site so that the visitor's plan, dates, group and currency come along. Empty
 * luggage is a sign too: its owner came by choice.
 */
export const useLuggage = (): (() => string) => {
  const { cart, city, shopGroupId } = useCart();
  const root = useRootState();
  const [people] = useStored('selectedNumberOfPeople');
  const place = { shopGroupId, city: city?.slug ?? '' };
  const [stored] = useStored(cartKey(place));
  return () => {
    const hasPlan = city !== null && cart.items.length > 0;
    const { selectedArrival: arrival, selectedDeparture: departure, currency } = root;
    return toFragment({
      arrival,
      departure,
      people: people === undefined ? null : root.selectedNumberOfPeople,
      currency: currency ?? null,
      city: hasPlan ? place.city : null,
      plan: hasPlan ? (stored ?? toStored(cart, place, new Date())) : null,
    });
  };
};
