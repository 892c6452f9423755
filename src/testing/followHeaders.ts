import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { modifyRouteRegex } from 'next/dist/lib/redirect-status';
import { compileNonPath } from 'next/dist/shared/lib/router/utils/prepare-destination';
import type { HeaderRule } from '@/server/security/securityHeaders';

/**
 * The headers that Next adds to the response for a path, found with Next's own matcher.
 *
 * @returns the headers by name in lower case
 */
export const followHeaders = (
  rules: readonly HeaderRule[],
  path: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    rules.flatMap(({ source, headers }) => {
      const params = getPathMatch(source, {
        strict: true,
        removeUnnamedParams: true,
        regexModifier: (regex: string) => modifyRouteRegex(regex),
      })(path);
      if (!params) return [];
      return headers.map(({ key, value }) => [key.toLowerCase(), compileNonPath(value, params)]);
    }),
  );
