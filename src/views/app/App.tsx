import type { AppProps } from 'next/app';
import dynamic from 'next/dynamic';
import Head from 'next/head';
import { appWithTranslation } from 'next-i18next/pages';
import { watchChunks } from '@/build/watchChunks';
import { useBrowserValue } from '@/hooks/useBrowserValue';
import { RootStateProvider } from '@/hooks/useRootState';
import type { ErrorPageProps } from '@/views/errors/pageProps';
import type { PageProps } from '@/layouts/frameProps';
import i18nConfig from '../../../next-i18next.config';
import { AppBoundary, loadErrorScreen } from './AppBoundary';
import { favicon } from './favicon';
import { PageLayout } from '@/layouts/PageLayout';
import { PlanProviders } from '@/layouts/PlanProviders';
import { useAlive } from '@/layouts/useAlive';
import { useScroll } from '@/layouts/useScroll';

const Bar = dynamic(() => import('@/layouts/LoadingBar').then((it) => it.LoadingBar), {
  ssr: false,
});

/**
 * Not before the next page is on its way is there anything to see of it. Who presses something while React takes a page
 * over has it begin anew: a part whose code has come meanwhile would then be more than the server sent, and React would
 * throw away the page, with what is being filled in.
 */
const LoadingBar = () => (useBrowserValue(() => true, false) ? <Bar /> : null);

// Before anything asks for a part of the page.
if (typeof window !== 'undefined') watchChunks();

const Shell = ({ Component, pageProps }: AppProps<PageProps | ErrorPageProps>) => {
  useScroll();
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
