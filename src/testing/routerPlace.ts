import mitt from 'next/dist/shared/lib/mitt';
import type { NextRouter } from 'next/router';

/** The state of a Next router on the home page, without listeners. */
export const createRouterPlace = () =>
  ({
    route: '/[site]',
    pathname: '/[site]',
    query: {},
    asPath: '/',
    basePath: '',
    isLocaleDomain: false,
    isReady: true,
    isFallback: false,
    isPreview: false,
    events: mitt(),
  }) satisfies Partial<NextRouter>;
