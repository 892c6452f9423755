import type { MeasuredView } from '@/browser/analytics/pageEvent';
import { isMeasured, Measurement } from '@/browser/analytics/Measurement';
import { Consent } from '@/browser/consent/Consent';
import { useRouter } from 'next/router';
import { startTransition, useEffect, useState } from 'react';
import { useCart } from '@/ui/hooks/useCart';
import type { FrameProps } from './frameProps';
import { LiveCalls } from './LiveCalls';
import { DeployWatcher } from './DeployWatcher';
import { SiteOffer } from './SiteOffer';

interface DeferredWidgetsProps {
  readonly frame: FrameProps;
  /** The page's content, without its frame. */
  readonly view: unknown;
  readonly onIdle: (() => unknown) | undefined;
}

const nothing: MeasuredView = {};

/**
 * Deferred parts of the page, in a chunk of their own. It loads when the first page is done, and mounts the parts one
 * by one.
 */
export const DeferredWidgets = ({ frame, view, onIdle }: DeferredWidgetsProps) => {
  const { city } = useCart();
  const { pathname } = useRouter();
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- each view has the props of its page, whose names do not clash
  const measured = view as MeasuredView | null | undefined;
  const [begun, setBegun] = useState(1);
  const parts = [
    <DeployWatcher key="build" />,
    // Before the question: all is denied until it is answered (spec section 4).
    <Measurement key="measurement" view={measured ?? nothing} cities={frame.cities} />,
    <Consent
      key="consent"
      lang={frame.site.lang}
      privacy={frame.links.privacy}
      isAsked={isMeasured(pathname)}
    />,
    <LiveCalls
      key="calls"
      site={frame.site}
      shopGroupId={frame.brand.id}
      pageCity={frame.city}
      planCity={city?.slug ?? null}
    />,
    <SiteOffer key="offer" frame={frame} />,
  ];
  const isDone = begun === parts.length;
  useEffect(() => {
    if (isDone) {
      onIdle?.();
      return;
    }
    // One task per part, so that input is handled in between.
    const timer = setTimeout(() => startTransition(() => setBegun((count) => count + 1)));
    return () => clearTimeout(timer);
  }, [begun, isDone, onIdle]);
  return parts.slice(0, begun);
};
