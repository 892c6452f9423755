import { type ReactNode, useMemo, useState } from 'react';
import type { Cart, CartItem } from '@/commerce/cart/cart';
import type { PlannedExtra } from '@/commerce/cart/catalogue';
import { chargedQuantity } from '@/commerce/pricing/priceItem';
import { createStateContext } from '@/ui/hooks/stateContext';
import { useCart } from '@/ui/hooks/useCart';
import { useFormerPlan } from './useFormerPlan';

interface RemovedActivity {
  readonly kind: 'activity';
  readonly item: CartItem;
  readonly name: string;
  readonly index: number;
}

interface RemovedExtra {
  readonly kind: 'extra';
  readonly itemId: number;
  readonly extra: PlannedExtra;
  readonly name: string;
  readonly quantity: number;
}

/** The whole plan, replaced by that of a trip. */
interface ReplacedPlan {
  readonly kind: 'plan';
  readonly plan: Cart;
}

export type Removed = RemovedActivity | RemovedExtra | ReplacedPlan;

interface Removal {
  /** The activity or extra that was removed last, else the plan that was replaced, as long as it can be restored. */
  readonly removed: Removed | null;
  readonly remove: (item: CartItem, name: string) => void;
  readonly removeExtra: (item: CartItem, extra: PlannedExtra) => void;
  readonly undo: () => void;
}

const RemovedContext = createStateContext<Removal | undefined>(undefined);

const quantityOf = (item: CartItem | undefined, extra: PlannedExtra): number =>
  item?.extras.find(({ id }) => id === extra.id)?.quantity ?? 0;

/** Remembers what was removed last, also if the plan is empty without it. */
export const RemovedProvider = ({ children }: { readonly children: ReactNode }) => {
  const { cart, removeItem, restoreItem, setExtraQuantity } = useCart();
  const [removed, setRemoved] = useState<RemovedActivity | RemovedExtra | null>(null);
  const { former, bringBack } = useFormerPlan();
  const removal = useMemo(() => {
    const find = (itemId: number) => cart.items.find(({ id }) => id === itemId);
    /** An extra cannot be restored without its activity. */
    const isRestorable = (it: RemovedActivity | RemovedExtra) => {
      if (it.kind === 'activity') return !find(it.item.id);
      const item = find(it.itemId);
      return item !== undefined && quantityOf(item, it.extra) === 0;
    };
    const replaced: ReplacedPlan | null = former ? { kind: 'plan', plan: former } : null;
    const current = removed && isRestorable(removed) ? removed : replaced;
    return {
      removed: current,
      remove: (item: CartItem, name: string) => {
        const index = cart.items.findIndex(({ id }) => id === item.id);
        setRemoved({ kind: 'activity', item, name, index });
        removeItem(item.id);
      },
      removeExtra: (item: CartItem, extra: PlannedExtra) => {
        const quantity = chargedQuantity(quantityOf(item, extra), extra.minPeople);
        setRemoved({ kind: 'extra', itemId: item.id, extra, name: extra.name, quantity });
        setExtraQuantity(item.id, extra, 0);
      },
      undo: () => {
        if (current?.kind === 'plan') bringBack();
        if (current?.kind === 'activity') restoreItem(current.item, current.index);
        if (current?.kind === 'extra') {
          setExtraQuantity(current.itemId, current.extra, current.quantity);
        }
        setRemoved(null);
      },
    };
  }, [removed, former, bringBack, cart.items, removeItem, restoreItem, setExtraQuantity]);
  return <RemovedContext.Provider value={removal}>{children}</RemovedContext.Provider>;
};

export const useRemoved = (): Removal => {
  const removal = RemovedContext.useValue();
  if (!removal) throw new Error('useRemoved needs a RemovedProvider above it');
  return removal;
};
