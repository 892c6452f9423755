import { useEffect } from 'react';
import { useLive } from '@/ui/hooks/useLive';
import type { MeasuredView } from './pageEvent';
import { useCartEvents } from './useCartEvents';
import { usePageEvent } from './usePageEvent';
import { usePurchase } from './usePurchase';
import { useTagManager } from './useTagManager';

export interface ReportingProps {
  readonly view: MeasuredView;
  readonly cities: readonly { readonly slug: string; readonly text: string }[];
}

/** Everything that requires the visitor's consent. Does nothing if no container is configured. */
export const Reporting = ({ view, cities }: ReportingProps) => {
  const { tell } = useLive();
  const { container, conversionSendToId } = useTagManager();
  const isReady = container !== null;
  useEffect(() => {
    if (conversionSendToId === null) return undefined;
    tell({ conversionSendToId });
    return () => tell({ conversionSendToId: null });
  }, [conversionSendToId, tell]);
  usePageEvent(isReady, view);
  useCartEvents(isReady, view);
  usePurchase(isReady, { sendTo: conversionSendToId, cities });
  return null;
};
