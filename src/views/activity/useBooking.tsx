import type { ReactNode } from 'react';
import { createStateContext } from '@/ui/hooks/stateContext';
import { refuseDay } from '@/commerce/cart/bookableDay';
import { type Cart, type CartExtraOffer, type CartItem, toPricedItem } from '@/commerce/cart/cart';
import * as changes from '@/commerce/cart/changes';
import { listNotices, type Notice } from '@/commerce/cart/notices';
import { useCart } from '@/ui/hooks/useCart';
import { useLivePrices } from '@/ui/hooks/useLive';
import { useMoney } from '@/ui/hooks/useMoney';
import { useRootState } from '@/ui/hooks/useRootState';
import { useVisitState } from '@/ui/hooks/useVisitState';
import { isDay } from '@/lib/days';
import { type ItemPrice, priceItem } from '@/commerce/pricing/priceItem';
import type { BookableProduct } from './pageProps';

interface Booking {
  readonly product: BookableProduct;
  readonly item: CartItem;
  readonly price: ItemPrice;
  readonly isPlanned: boolean;
  /** `null` until the browser has determined the current day. */
  readonly today: string | null;
  /** What the visitor should know of the day and the group. */
  readonly notices: readonly Notice[];
  readonly setDate: (day: string) => void;
  readonly setStartTime: (time: string | undefined) => void;
  readonly setPeople: (people: number) => void;
  readonly toggleExtra: (extra: CartExtraOffer) => void;
  readonly setExtraQuantity: (extra: CartExtraOffer, quantity: number) => void;
  readonly add: () => void;
  readonly remove: () => void;
}

/** Storage key of the chosen day, the start time and the quantity of each extra by its id. */
const draftKey = (city: string, productId: number) => `booking:${city}:${productId}`;

/**
 * The visitor's choices for one activity. They are kept in the visit storage before the activity is planned, and in the
 * plan from then on, by the same rules.
 */
const useChoices = (onPage: BookableProduct): Booking => {
  const product = useLivePrices().ofActivity(onPage);
  const cart = useCart();
  const { currency, rates } = useMoney();
  const { selectedArrival, selectedDeparture, saidNumberOfPeople, setFlyout } = useRootState();
  const [draft, setDraft] = useVisitState(draftKey(cart.city?.slug ?? '', product.id));
  const { date, time } = draft;

  const today = cart.today ?? '1970-01-01';
  const arrival =
    selectedArrival && !refuseDay(selectedArrival, today, product) ? selectedArrival : undefined;
  const wanted = { people: saidNumberOfPeople ?? undefined, date: isDay(date) ? date : arrival };
  const empty: Cart = { id: '', items: [] };
  const added = changes.addItem(empty, product, wanted, today);
  const startTime =
    typeof time === 'string' && product.startTimes.includes(time) ? time : undefined;
  const drafted = product.extras.reduce(
    (it, extra) => {
      const quantity = Number(draft[extra.id]);
      return Number.isInteger(quantity) && quantity > 0
        ? changes.toggleExtra(it, product.id, extra, quantity)
        : it;
    },
    changes.setItemStartTime(added, product.id, startTime),
  ).items;
  const planned = cart.cart.items.filter(({ id }) => id === product.id);
  const isPlanned = planned.length > 0;
  const [item] = isPlanned ? planned : drafted;
  if (!item) throw new Error('A plan with an item added has that item');

  const draftExtras = (change: (cart: Cart) => Cart) => {
    const { extras = [] } = change({ ...empty, items: drafted }).items[0] ?? {};
    setDraft({
      date,
      time,
      ...Object.fromEntries(extras.map(({ id, quantity }) => [id, quantity])),
    });
  };

  return {
    product,
    item,
    price: priceItem(toPricedItem(item), currency, rates),
    isPlanned,
    today: cart.today,
    notices:
      cart.today === null
        ? []
        : listNotices(item, product, {
            today,
            arrival: selectedArrival,
            departure: selectedDeparture,
          }),
    setDate: (day) =>
      isPlanned ? cart.setItemDate(product.id, day) : setDraft({ ...draft, date: day }),
    setStartTime: (next) =>
      isPlanned ? cart.setItemStartTime(product.id, next) : setDraft({ ...draft, time: next }),
    setPeople: (people) =>
      isPlanned ? cart.setItemPeople(product.id, people) : cart.setGroupSize(people),
    toggleExtra: (extra) => {
      const first = changes.getFirstQuantity(extra, item.number_of_people);
      if (isPlanned) cart.toggleExtra(product.id, extra, first);
      else draftExtras((it) => changes.toggleExtra(it, product.id, extra, first));
    },
    setExtraQuantity: (extra, quantity) =>
      isPlanned
        ? cart.setExtraQuantity(product.id, extra, quantity)
        : draftExtras((it) => changes.setExtraQuantity(it, product.id, extra, quantity)),
    add: () => {
      cart.toggleItem(product, wanted);
      if (startTime !== undefined) cart.setItemStartTime(product.id, startTime);
      for (const { id, price, min_people: minPeople, quantity } of item.extras) {
        cart.toggleExtra(product.id, { id, price, minPeople }, quantity);
      }
      setDraft(null);
      setFlyout({ added: product.id });
    },
    remove: () => cart.removeItem(product.id),
  };
};

const BookingContext = createStateContext<Booking | undefined>(undefined);

interface BookingProviderProps {
  readonly product: BookableProduct;
  readonly children: ReactNode;
}

/** Shares one set of choices between the box beside the description and the bar and sheet of narrow screens. */
export const BookingProvider = ({ product, children }: BookingProviderProps) => (
  <BookingContext.Provider value={useChoices(product)}>{children}</BookingContext.Provider>
);

export const useBooking = (): Booking => {
  const booking = BookingContext.useValue();
  if (!booking) throw new Error('useBooking needs a BookingProvider above it');
  return booking;
};
