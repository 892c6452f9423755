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
 * The path to which Next's `beforeFiles` chain rewrites a path, by Next's own matcher: each rule is tried on the result
 * of the rules before it. The server accepts a trailing slash, the browser's router does not.
 *
 * @param host the request's `Host` header; a request without one comes from on-demand revalidation
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
