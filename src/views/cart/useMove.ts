import { useEffect, useRef } from 'react';
import { useCart } from '@/hooks/useCart';

/** Plans an item for another day, `YYYY-MM-DD`. */
export type Move = (itemId: number, day: string) => void;

export const toDateFieldId = (itemId: number): string => `date-${itemId}`;

/** An item that moves is shown anew among those of the other day, where its date field gets the focus back. */
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
