import type { AppProps } from 'next/app';
import dynamic from 'next/dynamic';
import Head from 'next/head';
import { appWithTranslation } from 'next-i18next/pages';
import { watchChunks } from '@/browser/deployWatcher/watchChunks';
import { useBrowserValue } from '@/ui/hooks/useBrowserValue';
import { RootStateProvider } from '@/ui/hooks/useRootState';
import type { ErrorPageProps } from '@/views/errors/pageProps';
import type { PageProps } from '@/ui/layouts/frameProps';
import i18nConfig from '../../../next-i18next.config';
import { AppBoundary, loadErrorScreen } from './AppBoundary';
import { favicon } from './favicon';
import { PageLayout } from '@/ui/layouts/PageLayout';
import { PlanProviders } from '@/ui/layouts/PlanProviders';
import { useAlive } from '@/ui/layouts/useAlive';
import { usePrefetchLimit } from '@/ui/layouts/usePrefetchLimit';
import { useScroll } from '@/ui/layouts/useScroll';

const Bar = dynamic(() => import('@/ui/layouts/LoadingBar').then((it) => it.LoadingBar), {
  ssr: false,
});

/**
 * The bar shows nothing until a navigation starts, so the server does not render it. An interaction during hydration
 * makes React start over: if the bar's chunk had loaded meanwhile, the client would render more than the server sent,
 * and React would discard the page together with form input.
 */
const LoadingBar = () => (useBrowserValue(() => true, false) ? <Bar /> : null);

// Must run before any code imports a chunk.
if (typeof window !== 'undefined') watchChunks();

const Shell = ({ Component, pageProps }: AppProps<PageProps | ErrorPageProps>) => {
  useScroll();
  usePrefetchLimit();
  useAlive();
  const page = <Component {...pageProps} />;
  const { brand } = 'frame' in pageProps ? pageProps.frame : pageProps;
  const icon = favicon(brand.id);
  return (
    <>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={`${icon}.svg`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`${icon}.png`} />
      </Head>
      <RootStateProvider>
        {'frame' in pageProps ? (
          <AppBoundary frame={pageProps.frame}>
            <PlanProviders frame={pageProps.frame} view={pageProps.view} onIdle={loadErrorScreen}>
              <LoadingBar />
              <PageLayout frame={pageProps.frame}>{page}</PageLayout>
            </PlanProviders>
          </AppBoundary>
        ) : (
          page
        )}
      </RootStateProvider>
    </>
  );
};

export const App = appWithTranslation(Shell, i18nConfig);
