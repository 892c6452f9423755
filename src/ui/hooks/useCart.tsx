import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { nextOpenDay, type OpenDays, refuseDay } from '@/commerce/cart/bookableDay';
import {
  type Cart,
  type CartExtraOffer,
  type CartItem,
  type CartProduct,
  toPricedItem,
} from '@/commerce/cart/cart';
import { fitsCapacity } from '@/commerce/cart/capacity';
import * as changes from '@/commerce/cart/changes';
import { listPriceChanges, type PriceChange } from '@/commerce/cart/priceChanges';
import { pickPrices } from '@/commerce/cart/livePrices';
import { type PriceList, refreshPrices } from '@/commerce/cart/refreshPrices';
import { cartKey, parseStored, toStored } from '@/commerce/cart/storedCart';
import { todayIn } from '@/lib/days';
import { createUuid } from '@/lib/uuid';
import { type PlanPrice, type PlanTerms, pricePlan } from '@/commerce/pricing/pricePlan';
import { CurrentStay } from './CurrentStay';
import { useLive } from './useLive';
import { useMoney } from './useMoney';
import { useRootState } from './useRootState';
import { useStored } from './useStored';
import { useToday } from './useToday';
import { createStateContext } from './stateContext';

/** The city whose plan is open. */
export interface CartCity {
  readonly slug: string;
  readonly name: string;
  readonly timeZone: string;
}

/** Values for one activity that override the plan's when it is added. */
export type Given = changes.Given;

type AnyDayProduct = Pick<CartProduct, 'id'> & Pick<OpenDays, 'closedWeekdays'>;

type ToggleItem = (product: CartProduct, given?: Given) => void;

interface LatestChanges {
  readonly toggle: ToggleItem;
  readonly resize: (people: number) => void;
}

interface CartState {
  readonly shopGroupId: number;
  readonly city: CartCity | null;
  readonly cart: Cart;
  /** Whether the plan survives the visit: false if storage is full or forbidden. */
  readonly isKept: boolean;
  /** `YYYY-MM-DD` in the city; `null` on the server and during hydration, when the visitor's data is unknown. */
  readonly today: string | null;
  /** 0 while nothing is stored for the city, then 1; later steps are set explicitly (spec section 4, cart). */
  readonly activeStep: number;
  readonly setActiveStep: (step: number) => void;
  readonly terms: PlanTerms;
  readonly price: PlanPrice;
  /** Whether `price` holds: every activity takes its group in one session, as far as is known. */
  readonly hasPrice: boolean;
  /** Items that cost another amount than when the visitor planned them. */
  readonly priceChanges: readonly PriceChange[];
  /** Notes that the visitor has seen the prices of now and goes on. */
  readonly acceptPrices: () => void;
  readonly isPlanned: (productId: number) => boolean;
  /** Stable for as long as the page is open: hundreds of cards receive it. */
  readonly toggleItem: ToggleItem;
  readonly removeItem: (productId: number) => void;
  readonly restoreItem: (item: CartItem, index: number) => void;
  readonly setItemDate: (productId: number, date: string) => void;
  /** Notes that any day is fine for an activity. A day on which it runs is held, within the stay if there is one. */
  readonly setItemAnyDay: (product: AnyDayProduct) => void;
  /** @param time `undefined` if any of the activity's start times will do */
  readonly setItemStartTime: (productId: number, time: string | undefined) => void;
  readonly setItemPeople: (productId: number, people: number) => void;
  /** @param quantity if it is added. Default: 1 (spec section 4) */
  readonly toggleExtra: (productId: number, extra: CartExtraOffer, quantity?: number) => void;
  readonly setExtraQuantity: (productId: number, extra: CartExtraOffer, quantity: number) => void;
  /** Sets the visitor's group size, and that of all items that were planned for the whole group. */
  readonly setGroupSize: (people: number) => void;
  /** Removes the plan, for example after it was sent. */
  readonly clear: () => void;
  /** Gives the plan a new id and returns it: for sending it again as another order. */
  readonly renew: () => string;
}

interface CartProviderProps {
  readonly shopGroupId: number;
  readonly city: CartCity | null;
  /** The terms from the page's props. */
  readonly terms: PlanTerms;
  /** The prices from the page's props, if the page is about this city. */
  readonly prices?: PriceList | undefined;
  readonly children: ReactNode;
}

const CartContext = createStateContext<CartState | undefined>(undefined);

/** Stands in while no city is selected; its storage key is never written. */
const nowhere: CartCity = { slug: '', name: '', timeZone: 'UTC' };

export const CartProvider = ({
  shopGroupId,
  city,
  terms: own,
  prices: onPage,
  children,
}: CartProviderProps) => {
  const { selectedArrival: arrival, saidNumberOfPeople, setNumberOfPeople } = useRootState();
  const { currency, rates } = useMoney();
  const live = useLive();
  const { slug, timeZone } = city ?? nowhere;
  const today = useToday(timeZone);
  const [stored, setStored, isKept] = useStored(cartKey({ shopGroupId, city: slug }));
  const [fresh, setFresh] = useState(() => ({ of: slug, id: createUuid() }));
  // Each city has its own plan: two plans with the same id would become one order.
  if (fresh.of !== slug) setFresh({ of: slug, id: createUuid() });
  const freshId = fresh.id;
  const [step, setStep] = useState<{ readonly of: string; readonly step: number }>();
  /**
   * Items that were planned for a part of the group. They keep their size even if the group's size temporarily equals
   * it.
   */
  const parts = useRef(new Set<string>());
  const terms = live.terms ?? own;
  const { products, isComplete } = pickPrices(slug, live.city, onPage) ?? {};

  /**
   * A control hydrates with the state of the server, in which nothing is planned, and can be used before it renders with
   * that of the visitor. So what depends on the state is done with the latest one.
   */
  const latest = useRef<LatestChanges>({ toggle: () => undefined, resize: () => undefined });
  const toggleItem = useCallback<ToggleItem>((...given) => latest.current.toggle(...given), []);
  const setGroupSize = useCallback((people: number) => latest.current.resize(people), []);

  const { state, toggle, resize } = useMemo(() => {
    const place = { shopGroupId, city: slug };
    const parse = (value: unknown, day: string) => parseStored(value, place, day, () => freshId);
    /** With the prices at which the visitor planned: they are stored until the visitor accepts others. */
    const toPlan = (known: Cart | undefined): Cart => known ?? { id: freshId, items: [] };
    const toCurrent = (plan: Cart): Cart =>
      products ? refreshPrices(plan, products, isComplete) : plan;
    const saved = today === null ? undefined : parse(stored, today);
    const plan = toPlan(saved);
    const cart = toCurrent(plan);
    /**
     * Another tab may have changed the plan, so the change applies to the current stored plan. Right after hydration,
     * neither the day nor the plan is rendered yet, but a press already counts.
     */
    const change = (apply: (cart: Cart, day: string) => Cart) => {
      if (city === null) return;
      const day = todayIn(timeZone);
      setStored((now: unknown) => toStored(apply(toPlan(parse(now, day)), day), place, new Date()));
    };
    const usableArrival = (day: string) =>
      arrival && !refuseDay(arrival, day, { closedWeekdays: [] }) ? arrival : undefined;
    const toggle: ToggleItem = (product, given) =>
      change((it, day) => {
        // The button does not show yet that it is planned, so the press means adding, not removing.
        if (today === null && changes.hasItem(it, product.id)) return it;
        const whole = { people: saidNumberOfPeople ?? undefined, date: usableArrival(day) };
        return changes.toggleItem(it, product, { ...whole, ...given }, day);
      });
    const resize = (people: number) => {
      const before = saidNumberOfPeople;
      const { items } = toPlan(parse(stored, todayIn(timeZone)));
      for (const item of items) {
        if (!changes.hasGroupSize(item, before)) parts.current.add(`${slug}:${item.id}`);
      }
      const isPart = (id: number) => parts.current.has(`${slug}:${id}`);
      setNumberOfPeople(people);
      if (items.length > 0) {
        change((it) => changes.setGroupSize(it, before, people, isPart));
      }
    };
    const state: CartState = {
      shopGroupId,
      city,
      cart,
      isKept,
      today,
      activeStep: step?.of === slug ? step.step : saved ? 1 : 0,
      setActiveStep: (next) => setStep({ of: slug, step: next }),
      terms,
      price: pricePlan(cart.items.map(toPricedItem), currency, rates, terms),
      hasPrice: fitsCapacity(cart.items, products ?? []),
      priceChanges: listPriceChanges(plan, cart, currency, rates),
      acceptPrices: () => change(toCurrent),
      isPlanned: (id) => changes.hasItem(cart, id),
      toggleItem,
      removeItem: (id) => change((it) => changes.removeItem(it, id)),
      restoreItem: (item, index) => change((it) => changes.restoreItem(it, item, index)),
      setItemDate: (id, date) => change((it) => changes.setItemDate(it, id, date)),
      setItemAnyDay: (product) =>
        change((it, day) => {
          const planned = it.items.find(({ id }) => id === product.id)?.selected_date;
          const from = usableArrival(day) ?? planned ?? day;
          return changes.setItemAnyDay(it, product.id, nextOpenDay(from, day, product));
        }),
      setItemStartTime: (id, time) => change((it) => changes.setItemStartTime(it, id, time)),
      setItemPeople: (id, people) => {
        parts.current.delete(`${slug}:${id}`);
        change((it) => changes.setItemPeople(it, id, people));
      },
      toggleExtra: (id, extra, quantity) =>
        change((it) => changes.toggleExtra(it, id, extra, quantity)),
      setExtraQuantity: (id, extra, quantity) =>
        change((it) => changes.setExtraQuantity(it, id, extra, quantity)),
      setGroupSize,
      clear: () => {
        setStored(null);
        setFresh({ of: slug, id: createUuid() });
        setStep(undefined);
      },
      renew: () => {
        const id = createUuid();
        change((it) => ({ ...it, id }));
        return id;
      },
    };
    return { state, toggle, resize };
  }, [
    shopGroupId,
    slug,
    city,
    timeZone,
    today,
    stored,
    setStored,
    isKept,
    freshId,
    step,
    terms,
    products,
    isComplete,
    currency,
    rates,
    arrival,
    saidNumberOfPeople,
    setNumberOfPeople,
    toggleItem,
    setGroupSize,
  ]);
  useLayoutEffect(() => {
    latest.current = { toggle, resize };
  }, [toggle, resize]);
  return (
    <CartContext.Provider value={state}>
      <CurrentStay timeZone={city?.timeZone}>{children}</CurrentStay>
    </CartContext.Provider>
  );
};

export const useCart = (): CartState => {
  const state = CartContext.useValue();
  if (!state) throw new Error('useCart needs a CartProvider above it');
  return state;
};
