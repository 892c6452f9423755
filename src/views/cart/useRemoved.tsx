import { type ReactNode, useMemo, useState } from 'react';
import type { CartItem } from '@/commerce/cart/cart';
import type { PlannedExtra } from '@/commerce/cart/catalogue';
import { chargedQuantity } from '@/commerce/pricing/priceItem';
import { createStateContext } from '@/ui/hooks/stateContext';
import { useCart } from '@/ui/hooks/useCart';

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

type Removed = RemovedActivity | RemovedExtra;

interface Removal {
  /** The activity or extra that was removed last, as long as it can be restored. */
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
  const [removed, setRemoved] = useState<Removed | null>(null);
  const removal = useMemo(() => {
    const find = (itemId: number) => cart.items.find(({ id }) => id === itemId);
    /** An extra cannot be restored without its activity. */
    const isRestorable = (it: Removed) => {
      if (it.kind === 'activity') return !find(it.item.id);
      const item = find(it.itemId);
      return item !== undefined && quantityOf(item, it.extra) === 0;
    };
    return {
      removed: removed && isRestorable(removed) ? removed : null,
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
        if (removed?.kind === 'activity') restoreItem(removed.item, removed.index);
        if (removed?.kind === 'extra') {
          setExtraQuantity(removed.itemId, removed.extra, removed.quantity);
        }
        setRemoved(null);
      },
    };
  }, [removed, cart.items, removeItem, restoreItem, setExtraQuantity]);
  return <RemovedContext.Provider value={removal}>{children}</RemovedContext.Provider>;
};

export const useRemoved = (): Removal => {
  const removal = RemovedContext.useValue();
  if (!removal) throw new Error('useRemoved needs a RemovedProvider above it');
  return removal;
};
