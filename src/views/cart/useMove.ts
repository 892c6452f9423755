import { useEffect, useRef } from 'react';
import { useCart } from '@/ui/hooks/useCart';

/** Moves an item to another day, `YYYY-MM-DD`. */
export type Move = (itemId: number, day: string) => void;

export const toDateFieldId = (itemId: number): string => `date-${itemId}`;

/** Moves items. A moved item is rendered again under its new day, where its date field receives the focus. */
export const useMove = (): Move => {
  const { setItemDate } = useCart();
  const moved = useRef<number>(null);
  useEffect(() => {
    if (moved.current !== null) document.getElementById(toDateFieldId(moved.current))?.focus();
    moved.current = null;
  });
  return (itemId, day) => {
    moved.current = itemId;
    setItemDate(itemId, day);
  };
};
