import {
  AppCacheProvider,
  type EmotionCacheProviderProps,
} from '@mui/material-nextjs/v16-pagesRouter';
import type { AppProps } from 'next/app';
import Head from 'next/head';
import { appWithTranslation, I18nContext } from 'next-i18next/pages';
import { type ReactNode, useContext, useMemo } from 'react';
import { watchChunks } from '@/browser/deployWatcher/watchChunks';
import { rememberTexts } from '@/ui/i18n/rememberTexts';
import { useIsLive } from '@/ui/hooks/useIsLive';
import { planningControls } from '@/ui/controls/controlGroups';
import { RootStateProvider } from '@/ui/hooks/useRootState';
import type { ErrorPageProps } from '@/views/errors/pageProps';
import { favicon } from '@/views/hostFiles/favicon/favicon';
import type { PageProps } from '@/ui/layouts/frameProps';
import i18nConfig from '../../../next-i18next.config';
import { AppBoundary, loadErrorScreen } from './AppBoundary';
import { controlCache } from './controlCache';
import { LivePage } from './LivePage';
import { latePart } from '@/ui/layouts/latePart';
import { PlanProviders } from '@/ui/layouts/PlanProviders';
import { useAgingData } from '@/hacks/agingData';
import { useAlive } from '@/ui/layouts/useAlive';
import { useLeaving } from '@/ui/layouts/useLeaving';
import { usePrefetchLimit } from '@/ui/layouts/usePrefetchLimit';
import { useRememberedSite } from '@/ui/layouts/useRememberedSite';
import { useScroll } from '@/ui/layouts/useScroll';

const Bar = latePart(() => import('@/ui/layouts/LoadingBar').then((it) => it.LoadingBar));

/**
 * The bar shows nothing until a navigation starts, so the server does not render it. An interaction during hydration
 * makes React start over: if the bar's chunk had loaded meanwhile, the client would render more than the server sent,
 * and React would discard the page together with form input.
 */
const LoadingBar = () => (useIsLive() ? <Bar /> : null);

if (typeof window !== 'undefined') {
  // Must run before any code imports a chunk.
  watchChunks();
  planningControls.preload();
}

type ShellProps = AppProps<PageProps | ErrorPageProps> & EmotionCacheProviderProps;

/** Gives `useTranslation` below it an i18next instance that costs less (docs/decisions/0040). */
const RememberedTexts = ({ children }: { readonly children: ReactNode }) => {
  const context = useContext(I18nContext);
  const value = useMemo(() => ({ ...context, i18n: rememberTexts(context.i18n) }), [context]);
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>;
};

const Shell = ({ Component, pageProps, router, emotionCache }: ShellProps) => {
  useScroll();
  usePrefetchLimit();
  useAgingData();
  useAlive();
  useLeaving();
  useRememberedSite('frame' in pageProps ? pageProps.frame : undefined, router.pathname);
  const { brand } = 'frame' in pageProps ? pageProps.frame : pageProps;
  const icon = favicon(brand.id);
  return (
    <AppCacheProvider emotionCache={emotionCache ?? controlCache}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={`${icon}.svg`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`${icon}.png`} />
      </Head>
      <RememberedTexts>
        <RootStateProvider>
          {'frame' in pageProps ? (
            <AppBoundary frame={pageProps.frame}>
              <PlanProviders frame={pageProps.frame} view={pageProps.view} onIdle={loadErrorScreen}>
                <LoadingBar />
                <LivePage view={Component} pageProps={pageProps} />
              </PlanProviders>
            </AppBoundary>
          ) : (
            <Component {...pageProps} />
          )}
        </RootStateProvider>
      </RememberedTexts>
    </AppCacheProvider>
  );
};

export const App = appWithTranslation(Shell, i18nConfig);
