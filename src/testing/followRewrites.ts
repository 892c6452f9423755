import type { IncomingMessage } from 'node:http';
import { modifyRouteRegex } from 'next/dist/lib/redirect-status';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import {
  matchHas,
  prepareDestination,
} from 'next/dist/shared/lib/router/utils/prepare-destination';
import type { Rewrite } from 'next/dist/lib/load-custom-routes';

export type Side = 'server' | 'browser';

const toRequest = (host: string | undefined) =>
  ({ headers: { host } }) as unknown as IncomingMessage;

/**
 * Where Next's `beforeFiles` chain takes a path, with Next's own matcher: every rule is tried in turn on what the ones
 * before it made. The server lets a trailing slash pass where the browser's router does not.
 *
 * @param host as the request's header has it; a request without one comes from on-demand revalidation
 * @param path percent-encoded, without query
 * @returns internal path, without trailing slash
 */
export const followRewrites = (
  rewrites: readonly Rewrite[],
  side: Side,
  host: string | undefined,
  path: string,
): string => {
  let pathname = path;
  for (const { source, destination, has, missing } of rewrites) {
    const params = getPathMatch(source, {
      strict: true,
      removeUnnamedParams: true,
      ...(side === 'server' && {
        regexModifier: (regex: string) => modifyRouteRegex(regex),
      }),
    })(pathname);
    const fromHas = params && matchHas(toRequest(host), {}, has, missing);
    if (!params || !fromHas) continue;
    pathname = prepareDestination({
      appendParamsToQuery: true,
      destination,
      params: { ...params, ...fromHas },
      query: {},
    }).newUrl;
  }
  return pathname.replace(/(?<=.)\/$/, '');
};
