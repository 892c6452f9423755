import { render, type RenderResult } from '@testing-library/react';
import { createInstance, type i18n } from 'i18next';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { listPagePrices } from '@/commerce/cart/pagePrices';
import { type CartCity, CartProvider } from '@/ui/hooks/useCart';
import { LiveProvider } from '@/ui/hooks/useLive';
import { MoneyProvider } from '@/ui/hooks/useMoney';
import { RootStateProvider } from '@/ui/hooks/useRootState';
import { type Audience, loadTranslations } from '@/ui/i18n/loadTranslations';
import type { Namespace } from '@/ui/i18n/namespaces';
import { defaultRates } from '@/commerce/pricing/currencies';
import { defaultTerms } from '@/commerce/pricing/pricePlan';
import { sites } from '@/config/sites/records';
import type { Language, SiteId } from '@/config/sites/site';
import { createTestRouter, type TestRouter } from './testRouter';
import { provideControls } from '@/ui/controls/provideControls';

provideControls();

const namespaces: readonly Namespace[] = [
  'about',
  'activities',
  'activity',
  'blog',
  'booking',
  'cart',
  'catalogue',
  'charges',
  'city',
  'consumer',
  'contact',
  'corporate',
  'costs',
  'destinations',
  'filters',
  'home',
  'map',
  'page',
  'paper',
  'plan',
  'planner',
  'proposal',
  'proposalDocument',
  'refusals',
  'search',
  'summary',
  'surprise',
  'thankYou',
  'timeline',
  'trip',
];

/** The translations of a language from the shop's own translation files. */
export const createI18n = async (lang: Language, audience: Audience): Promise<i18n> => {
  const { _nextI18Next } = await loadTranslations(lang, audience, namespaces);
  const instance = createInstance().use(initReactI18next);
  await instance.init({
    lng: lang,
    fallbackLng: 'en',
    defaultNS: 'common',
    resources: _nextI18Next?.initialI18nStore,
    interpolation: { escapeValue: false },
  });
  return instance;
};

const krakow: CartCity = { slug: 'krakow', name: 'Krakow', timeZone: 'Europe/Warsaw' };

interface SiteOptions {
  readonly siteId?: SiteId;
  readonly audience?: Audience;
  readonly router?: TestRouter;
  /** The city whose plan is open. Default: Krakow. */
  readonly city?: CartCity | null;
}

export interface SiteProvidersProps extends Required<SiteOptions> {
  /** The page's content, which has the prices of a plan. */
  readonly view?: unknown;
  readonly i18n: i18n;
  readonly children: ReactNode;
}

/** All providers that a component of a site has above it. */
export const SiteProviders = ({
  siteId,
  router,
  city,
  view,
  i18n: words,
  children,
}: SiteProvidersProps) => {
  const { currency, formatLocale, shopGroupId } = sites[siteId];
  const prices = useMemo(() => listPagePrices(view), [view]);
  return (
    <RouterContext.Provider value={router}>
      <I18nextProvider i18n={words}>
        <RootStateProvider>
          <LiveProvider>
            <MoneyProvider currency={currency} rates={defaultRates} locale={formatLocale}>
              <CartProvider
                shopGroupId={shopGroupId}
                city={city}
                terms={defaultTerms}
                prices={prices}
              >
                {children}
              </CartProvider>
            </MoneyProvider>
          </LiveProvider>
        </RootStateProvider>
      </I18nextProvider>
    </RouterContext.Provider>
  );
};

interface Rendered extends RenderResult {
  readonly router: TestRouter;
}

/** Renders a component as on a site. Default: the English site. A page's view has its prices. */
export const renderInSite = async (
  ui: ReactElement<{ readonly view?: unknown }>,
  {
    siteId = 'en',
    audience = 'consumer',
    router = createTestRouter(),
    city = krakow,
  }: SiteOptions = {},
): Promise<Rendered> => {
  const words = await createI18n(sites[siteId].lang, audience);
  const options = { siteId, audience, router, city, view: ui.props.view, i18n: words };
  const result = render(ui, {
    wrapper: ({ children }) => <SiteProviders {...options}>{children}</SiteProviders>,
  });
  return { ...result, router };
};
