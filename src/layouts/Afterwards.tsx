import type { MeasuredView } from '@/analytics/pageEvent';
import { Measurement } from '@/analytics/Measurement';
import { Consent } from '@/consent/Consent';
import { useEffect } from 'react';
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

/** What no visitor waits for: a chunk of its own that comes when the first page is done. */
export const Afterwards = ({ frame, view, onIdle }: AfterwardsProps) => {
  const { city } = useCart();
  useEffect(() => {
    onIdle?.();
  }, [onIdle]);
  return (
    <>
      <LivingBuild />
      <LiveCalls shopGroupId={frame.brand.id} pageCity={frame.city} planCity={city?.slug ?? null} />
      <Consent lang={frame.site.lang} privacy={frame.links.privacy} />
      <Measurement view={(view as MeasuredView | null) ?? nothing} cities={frame.cities} />
      <SiteOffer frame={frame} />
    </>
  );
};
