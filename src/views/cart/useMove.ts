import { useEffect, useRef } from 'react';
import type { PlannedProduct } from '@/commerce/cart/catalogue';
import { useCart } from '@/ui/hooks/useCart';
import { toDateFieldId } from './fieldIds';

export interface Move {
  /** @param day `YYYY-MM-DD` */
  readonly toDay: (itemId: number, day: string) => void;
  readonly toAnyDay: (product: PlannedProduct) => void;
}

/** Moves items. A moved item is rendered again under its new day, where its date field receives the focus. */
export const useMove = (): Move => {
  const { setItemDate, setItemAnyDay } = useCart();
  const moved = useRef<number>(null);
  useEffect(() => {
    if (moved.current !== null) document.getElementById(toDateFieldId(moved.current))?.focus();
    moved.current = null;
  });
  return {
    toDay: (itemId, day) => {
      moved.current = itemId;
      setItemDate(itemId, day);
    },
    toAnyDay: (product) => {
      moved.current = product.id;
      setItemAnyDay(product);
    },
  };
};
