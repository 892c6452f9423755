import { useEffect } from 'react';
import { useCall } from '@/ui/hooks/useCall';
import { useLive } from '@/ui/hooks/useLive';
import { capCookies } from './cookies';
import type { MeasuredView } from './pageEvent';
import { loadTagManager, parseMeasures } from './tagManager';
import { useCartEvents } from './useCartEvents';
import { usePageEvent } from './usePageEvent';
import { usePurchase } from './usePurchase';

export interface ReportingProps {
  readonly view: MeasuredView;
  readonly cities: readonly { readonly slug: string; readonly text: string }[];
}

/** Everything that requires the visitor's consent. Does nothing if no container is configured. */
export const Reporting = ({ view, cities }: ReportingProps) => {
  const { tell } = useLive();
  const { data } = useCall('/api/measurement');
  const { container, conversionSendToId } = parseMeasures(data);
  const isReady = container !== null;
  useEffect(() => {
    if (container !== null) loadTagManager(container);
  }, [container]);
  useEffect(() => {
    if (conversionSendToId === null) return undefined;
    tell({ conversionSendToId });
    return () => tell({ conversionSendToId: null });
  }, [conversionSendToId, tell]);
  useEffect(() => {
    // On every hide of the page, since a container may set cookies at any time.
    document.addEventListener('visibilitychange', capCookies);
    return () => document.removeEventListener('visibilitychange', capCookies);
  }, []);
  usePageEvent(isReady, view);
  useCartEvents(isReady, view);
  usePurchase(isReady, { sendTo: conversionSendToId, cities });
  return null;
};
