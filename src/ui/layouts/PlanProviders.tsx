import { type ReactNode, useMemo, useState } from 'react';
import { listPagePrices } from '@/commerce/cart/pagePrices';
import { CartProvider } from '@/ui/hooks/useCart';
import { useIdle } from '@/ui/hooks/useIdle';
import { LiveProvider } from '@/ui/hooks/useLive';
import { MoneyProvider } from '@/ui/hooks/useMoney';
import { useNewestPlan } from '@/ui/hooks/useNewestPlan';
import { CartHandoffReceiver } from './CartHandoffReceiver';
import type { FrameProps } from './frameProps';
import { latePart } from './latePart';
import { useWholeLayout } from './useWholeLayout';

/** Loaded after the page is done, since nothing waits for it. */
const DeferredWidgets = latePart(() =>
  import('./DeferredWidgets').then((module) => module.DeferredWidgets),
);

interface PlanProvidersProps {
  readonly frame: FrameProps;
  /** The page's content, without its frame. */
  readonly view?: unknown;
  /** Called after all deferred parts have mounted. */
  readonly onIdle?: () => unknown;
  readonly children: ReactNode;
}

/** Provides the visitor's plan to the whole page: the plan of the page's city, else the plan that was changed last. */
const Plan = ({ frame, view, onIdle, children }: PlanProvidersProps) => {
  const newest = useNewestPlan(
    frame.brand.id,
    frame.cities.map(({ slug }) => slug),
  );
  // Without storage, the plan of the last visited city counts as the newest.
  const [last, setLast] = useState(frame.city);
  if (frame.city !== null && frame.city !== last) setLast(frame.city);
  const isIdle = useIdle();
  useWholeLayout(isIdle);
  const slug = frame.city ?? newest ?? last;
  const city = frame.cities.find((it) => it.slug === slug);
  const isOfCity = frame.city !== null;
  const prices = useMemo(() => (isOfCity ? listPagePrices(view) : undefined), [isOfCity, view]);
  return (
    <CartProvider
      shopGroupId={frame.brand.id}
      city={city ? { slug: city.slug, name: city.text, timeZone: city.timeZone } : null}
      terms={frame.money.terms}
      prices={prices}
    >
      <CartHandoffReceiver frame={frame} />
      {isIdle && <DeferredWidgets frame={frame} view={view} onIdle={onIdle} />}
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
