import { toFragment } from '@/commerce/cart/cartHandoff';
import { cartKey, toStored } from '@/commerce/cart/storedCart';
import { useCart } from './useCart';
import { useRootState } from './useRootState';
import { useStored } from './useStored';

/**
 * Returns a function that builds the fragment for a link to another site. It hands over the visitor's plan, dates,
 * group size and currency. Even an empty handoff shows that the visitor chose the site.
 */
export const useCartHandoff = (): (() => string) => {
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
