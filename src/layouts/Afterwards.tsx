import type { MeasuredView } from '@/analytics/pageEvent';
import { Measurement } from '@/analytics/Measurement';
import { Consent } from '@/consent/Consent';
import { startTransition, useEffect, useState } from 'react';
import { useCart } from '@/hooks/useCart';
import type { FrameProps } from './frameProps';
import { LiveCalls } from './LiveCalls';
import { LivingBuild } from './LivingBuild';
import { SiteOffer } from './SiteOffer';

interface AfterwardsProps {
  readonly frame: FrameProps;
  /** What the page shows within its frame. */
  readonly view: unknown;
  readonly onIdle: (() => unknown) | undefined;
}

const nothing: MeasuredView = {};

/** What no visitor waits for: a chunk of its own that comes when the first page is done, and begins one by one. */
export const Afterwards = ({ frame, view, onIdle }: AfterwardsProps) => {
  const { city } = useCart();
  const [begun, setBegun] = useState(1);
  const parts = [
    <LivingBuild key="build" />,
    <Consent key="consent" lang={frame.site.lang} privacy={frame.links.privacy} />,
    <Measurement
      key="measurement"
      view={(view as MeasuredView | null) ?? nothing}
      cities={frame.cities}
    />,
    <LiveCalls
      key="calls"
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
    // A task each, so that a visitor is heard in between.
    const timer = setTimeout(() => startTransition(() => setBegun((count) => count + 1)));
    return () => clearTimeout(timer);
  }, [begun, isDone, onIdle]);
  return parts.slice(0, begun);
};
