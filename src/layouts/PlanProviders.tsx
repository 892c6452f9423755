import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { CartProvider, useCart } from '@/hooks/useCart';
import { useIdle } from '@/hooks/useIdle';
import { LiveProvider } from '@/hooks/useLive';
import { MoneyProvider } from '@/hooks/useMoney';
import { useNewestPlan } from '@/hooks/useNewestPlan';
import { Arrival } from './Arrival';
import type { FrameProps } from './frameProps';

/** Nobody waits for them, so their code comes when the page is done. */
const LiveCalls = dynamic(() => import('./LiveCalls').then((module) => module.LiveCalls), {
  ssr: false,
});

interface PlanProvidersProps {
  readonly frame: FrameProps;
  readonly children: ReactNode;
}

const CallsWhenIdle = ({ frame }: Pick<PlanProvidersProps, 'frame'>) => {
  const { city } = useCart();
  return useIdle() ? (
    <LiveCalls shopGroupId={frame.brand.id} pageCity={frame.city} planCity={city?.slug ?? null} />
  ) : null;
};

/** The visitor's money and plan, for everything on the page: that of the page's city, else the newest one. */
const Plan = ({ frame, children }: PlanProvidersProps) => {
  const newest = useNewestPlan(
    frame.brand.id,
    frame.cities.map(({ slug }) => slug),
  );
  // Where nothing can be stored, the plan made last is the one of the city visited last.
  const [last, setLast] = useState(frame.city);
  if (frame.city !== null && frame.city !== last) setLast(frame.city);
  const slug = frame.city ?? newest ?? last;
  const city = frame.cities.find((it) => it.slug === slug);
  return (
    <CartProvider
      shopGroupId={frame.brand.id}
      city={city ? { slug: city.slug, name: city.text, timeZone: city.timeZone } : null}
      terms={frame.money.terms}
    >
      <Arrival frame={frame} />
      <CallsWhenIdle frame={frame} />
      {children}
    </CartProvider>
  );
};

export const PlanProviders = ({ frame, children }: PlanProvidersProps) => (
  <LiveProvider conversionIds={frame.conversionIds}>
    <MoneyProvider
      currency={frame.money.currency}
      rates={frame.money.rates}
      locale={frame.site.formatLocale}
    >
      <Plan frame={frame}>{children}</Plan>
    </MoneyProvider>
  </LiveProvider>
);
