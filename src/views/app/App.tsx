import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { AppCacheProvider } from '@mui/material-nextjs/v16-pagesRouter';
import type { AppProps } from 'next/app';
import Head from 'next/head';
import { appWithTranslation } from 'next-i18next/pages';
import { RootStateProvider } from '@/hooks/useRootState';
import { createSiteTheme } from '@/themes/createSiteTheme';
import type { ThemeName } from '@/sites/site';
import type { ErrorPageProps } from '@/views/errors/pageProps';
import type { PageProps } from '@/layouts/frameProps';
import i18nConfig from '../../../next-i18next.config';
import { CityBoundary } from './CityBoundary';
import { favicon } from './favicon';
import { LoadingBar } from '@/layouts/LoadingBar';
import { PageLayout } from '@/layouts/PageLayout';
import { PlanProviders } from '@/layouts/PlanProviders';

const themes = new Map<ThemeName, ReturnType<typeof createSiteTheme>>();

/** A page has one theme, so only that one is ever made in a browser. */
const themeOf = (name: ThemeName) => {
  const theme = themes.get(name) ?? createSiteTheme(name);
  themes.set(name, theme);
  return theme;
};

const Shell = (props: AppProps<PageProps | ErrorPageProps>) => {
  const { Component, pageProps } = props;
  const page = <Component {...pageProps} />;
  const { site, brand } = 'frame' in pageProps ? pageProps.frame : pageProps;
  return (
    <AppCacheProvider {...props}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={favicon(brand.id)} type="image/svg+xml" />
      </Head>
      <ThemeProvider theme={themeOf(site.theme)}>
        <CssBaseline />
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
      </ThemeProvider>
    </AppCacheProvider>
  );
};

export const App = appWithTranslation(Shell, i18nConfig);
