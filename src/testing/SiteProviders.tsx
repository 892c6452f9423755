import './noIntersections';
import { render, type RenderResult } from '@testing-library/react';
import { createInstance, type i18n } from 'i18next';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { type CartCity, CartProvider } from '@/hooks/useCart';
import { LiveProvider } from '@/hooks/useLive';
import { MoneyProvider } from '@/hooks/useMoney';
import { RootStateProvider } from '@/hooks/useRootState';
import { type Audience, loadTranslations } from '@/i18n/loadTranslations';
import type { Namespace } from '@/i18n/namespaces';
import { defaultRates } from '@/pricing/currencies';
import { defaultTerms } from '@/pricing/defaults';
import { sites } from '@/sites/records';
import type { Language, SiteId } from '@/sites/site';
import { createTestRouter, type TestRouter } from './testRouter';

const namespaces: readonly Namespace[] = [
  'about',
  'activity',
  'blog',
  'cart',
  'catalogue',
  'city',
  'consumer',
  'contact',
  'corporate',
  'destinations',
  'home',
  'map',
  'page',
  'plan',
  'planner',
  'refusals',
  'search',
  'summary',
  'thankYou',
];

/** The words of a language out of the shop's own translation files. */
export const createI18n = async (lang: Language, audience: Audience): Promise<i18n> => {
  const { _nextI18Next } = await loadTranslations(lang, audience, namespaces);
  const instance = createInstance().use(initReactI18next);
  await instance.init({
    lng: lang,
    fallbackLng: false,
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
  /** The city whose plan is open; Krakow unless told. */
  readonly city?: CartCity | null;
}

export interface SiteProvidersProps extends Required<SiteOptions> {
  readonly i18n: i18n;
  readonly children: ReactNode;
}

/** Everything that a component of a site finds above it. */
export const SiteProviders = ({
  siteId,
  router,
  city,
  i18n: words,
  children,
}: SiteProvidersProps) => {
  const { currency, formatLocale, shopGroupId } = sites[siteId];
  return (
    <RouterContext.Provider value={router}>
      <I18nextProvider i18n={words}>
        <RootStateProvider>
          <LiveProvider>
            <MoneyProvider currency={currency} rates={defaultRates} locale={formatLocale}>
              <CartProvider shopGroupId={shopGroupId} city={city} terms={defaultTerms}>
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

/** Renders a component as the site has it; the English one unless told. */
export const renderInSite = async (
  ui: ReactElement,
  {
    siteId = 'en',
    audience = 'consumer',
    router = createTestRouter(),
    city = krakow,
  }: SiteOptions = {},
): Promise<Rendered> => {
  const words = await createI18n(sites[siteId].lang, audience);
  const options = { siteId, audience, router, city, i18n: words };
  const result = render(ui, {
    wrapper: ({ children }) => <SiteProviders {...options}>{children}</SiteProviders>,
  });
  return { ...result, router };
};
