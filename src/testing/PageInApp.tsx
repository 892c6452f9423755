import './noIntersections';
import type { NextRouter, Router } from 'next/router';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { AppProps } from 'next/app';
import type { ComponentType } from 'react';
import { App } from '@/views/app/App';
import { provideControls } from '@/ui/controls/provideControls';

provideControls();

/** One app shows pages of every kind, so its type does not fix their props. */
const AnyApp: ComponentType<AppProps> = App;

interface PageInAppProps<Props> {
  readonly view: ComponentType<Props>;
  readonly pageProps: Props;
  readonly router: NextRouter;
}

/** A page as Next renders it: the view inside the app, with its layout, its translations and its theme. */
export const PageInApp = <Props extends object>({
  view,
  pageProps,
  router,
}: PageInAppProps<Props>) => (
  <RouterContext.Provider value={router}>
    {/* The app reads only those fields of the router that this fake has. */}
    <AnyApp
      Component={view as ComponentType<object>}
      pageProps={pageProps}
      router={router as Router}
    />
  </RouterContext.Provider>
);
