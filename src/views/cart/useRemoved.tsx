import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { CartItem } from '@/commerce/cart/cart';
import { useCart } from '@/ui/hooks/useCart';

interface Removed {
  readonly item: CartItem;
  readonly name: string;
  readonly index: number;
}

interface RemovedItem {
  /** The item that was removed last, as long as it can be restored. */
  readonly removed: Removed | null;
  readonly remove: (item: CartItem, name: string) => void;
  readonly undo: () => void;
}

const RemovedContext = createContext<RemovedItem | undefined>(undefined);

/** Remembers the last removed item, also if the plan is empty without it. */
export const RemovedProvider = ({ children }: { readonly children: ReactNode }) => {
  const { cart, removeItem, restoreItem, isPlanned } = useCart();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const removal = useMemo(
    () => ({
      removed: removed && isPlanned(removed.item.id) ? null : removed,
      remove: (item: CartItem, name: string) => {
        setRemoved({ item, name, index: cart.items.findIndex(({ id }) => id === item.id) });
        removeItem(item.id);
      },
      undo: () => {
        if (removed) restoreItem(removed.item, removed.index);
        setRemoved(null);
      },
    }),
    [removed, cart.items, removeItem, restoreItem, isPlanned],
  );
  return <RemovedContext.Provider value={removal}>{children}</RemovedContext.Provider>;
};

export const useRemoved = (): RemovedItem => {
  const removal = useContext(RemovedContext);
  if (!removal) throw new Error('useRemoved needs a RemovedProvider above it');
  return removal;
};
