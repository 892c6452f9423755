import type { AppProps } from 'next/app';
import Head from 'next/head';
import { appWithTranslation } from 'next-i18next/pages';
import { RootStateProvider } from '@/hooks/useRootState';
import type { ErrorPageProps } from '@/views/errors/pageProps';
import type { PageProps } from '@/layouts/frameProps';
import i18nConfig from '../../../next-i18next.config';
import { CityBoundary } from './CityBoundary';
import { favicon } from './favicon';
import { LoadingBar } from '@/layouts/LoadingBar';
import { PageLayout } from '@/layouts/PageLayout';
import { PlanProviders } from '@/layouts/PlanProviders';

const Shell = ({ Component, pageProps }: AppProps<PageProps | ErrorPageProps>) => {
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
          <CityBoundary frame={pageProps.frame}>
            <PlanProviders frame={pageProps.frame}>
              <LoadingBar />
              <PageLayout frame={pageProps.frame}>{page}</PageLayout>
            </PlanProviders>
          </CityBoundary>
        ) : (
          page
        )}
      </RootStateProvider>
    </>
  );
};

export const App = appWithTranslation(Shell, i18nConfig);
