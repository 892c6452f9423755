import './noIntersections';
import type { NextRouter, Router } from 'next/router';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { AppProps } from 'next/app';
import type { ComponentType } from 'react';
import { App } from '@/views/app/App';

/** One app shows pages of every kind, so it leaves open which props they have. */
const AnyApp: ComponentType<AppProps> = App;

interface PageInAppProps<Props> {
  readonly view: ComponentType<Props>;
  readonly pageProps: Props;
  readonly router: NextRouter;
}

/** A page as Next shows it: the view inside the app, with its frame, its words and its theme. */
export const PageInApp = <Props extends object>({
  view,
  pageProps,
  router,
}: PageInAppProps<Props>) => (
  <RouterContext.Provider value={router}>
    {/* The app reads no more of a router than this stand-in has. */}
    <AnyApp
      Component={view as ComponentType<object>}
      pageProps={pageProps}
      router={router as Router}
    />
  </RouterContext.Provider>
);
