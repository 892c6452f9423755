import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { CartProvider } from '@/hooks/useCart';
import { useIdle } from '@/hooks/useIdle';
import { LiveProvider } from '@/hooks/useLive';
import { MoneyProvider } from '@/hooks/useMoney';
import { useNewestPlan } from '@/hooks/useNewestPlan';
import { Arrival } from './Arrival';
import type { FrameProps } from './frameProps';

/** Nobody waits for it, so its code comes when the page is done. */
const Afterwards = dynamic(() => import('./Afterwards').then((module) => module.Afterwards), {
  ssr: false,
});

interface PlanProvidersProps {
  readonly frame: FrameProps;
  /** What the page shows within its frame. */
  readonly view?: unknown;
  /** Called once nobody waits for anything any more. */
  readonly onIdle?: () => unknown;
  readonly children: ReactNode;
}

/** The visitor's money and plan, for everything on the page: that of the page's city, else the newest one. */
const Plan = ({ frame, view, onIdle, children }: PlanProvidersProps) => {
  const newest = useNewestPlan(
    frame.brand.id,
    frame.cities.map(({ slug }) => slug),
  );
  // Where nothing can be stored, the plan made last is the one of the city visited last.
  const [last, setLast] = useState(frame.city);
  if (frame.city !== null && frame.city !== last) setLast(frame.city);
  const isIdle = useIdle();
  const slug = frame.city ?? newest ?? last;
  const city = frame.cities.find((it) => it.slug === slug);
  return (
    <CartProvider
      shopGroupId={frame.brand.id}
      city={city ? { slug: city.slug, name: city.text, timeZone: city.timeZone } : null}
      terms={frame.money.terms}
    >
      <Arrival frame={frame} />
      {isIdle && <Afterwards frame={frame} view={view} onIdle={onIdle} />}
      {children}
    </CartProvider>
  );
};

export const PlanProviders = ({ frame, view, onIdle, children }: PlanProvidersProps) => (
  <LiveProvider>
    <MoneyProvider
      currency={frame.money.currency}
      rates={frame.money.rates}
      locale={frame.site.formatLocale}
    >
      <Plan frame={frame} view={view} onIdle={onIdle}>
        {children}
      </Plan>
    </MoneyProvider>
  </LiveProvider>
);
