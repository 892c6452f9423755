import type { Env } from '@/env/env';
import { buildPagePolicy, resourcePolicy } from './contentSecurityPolicy';
import { type Directives, printDirectives } from './directives';
import { permissionsPolicy } from './permissionsPolicy';

/** A rule in Next's terms. Where several match, the last one's word counts for each header. */
export interface HeaderRule {
  readonly source: string;
  readonly headers: { readonly key: string; readonly value: string }[];
}

export type SecurityEnv = Pick<
  Env,
  'gtmContainers' | 'conversionIds' | 'contentSecurityPolicy' | 'hstsSeconds'
>;

type Headers = Readonly<Record<string, string>>;

const toRule = (source: string, headers: Headers): HeaderRule[] =>
  Object.keys(headers).length > 0
    ? [{ source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) }]
    : [];

/** Below which there are no documents, but for the error screen in place of what is missing. */
const resources = '_next|_ipx|api|fonts|geo|images|icons|locales';

/** Below which there are pictures, which others may show: in mails, feeds and chats. */
const pictures = '_ipx|images|icons';

const toPolicyHeader = (
  { contentSecurityPolicy: mode }: SecurityEnv,
  directives: Directives,
): Headers => {
  if (mode === 'off') return {};
  const name = 'Content-Security-Policy';
  return { [mode === 'on' ? name : `${name}-Report-Only`]: printDirectives(directives) };
};

/** On every answer. */
const buildCommonHeaders = ({ hstsSeconds }: SecurityEnv, isDevelopment: boolean): Headers => ({
  // In development Next says of a script of its own that it is JSON.
  ...(isDevelopment ? {} : { 'X-Content-Type-Options': 'nosniff' }),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // For browsers that do not know `frame-ancestors`, and where the policy is off.
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(hstsSeconds === undefined ? {} : { 'Strict-Transport-Security': `max-age=${hstsSeconds}` }),
});

/** On every document, by name. */
export const buildDocumentHeaders = (env: SecurityEnv, isDevelopment: boolean): Headers => ({
  ...buildCommonHeaders(env, isDevelopment),
  ...toPolicyHeader(env, buildPagePolicy(env, isDevelopment)),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy,
});

/** On every answer that is no document, by name; those with pictures let others show them. */
export const buildResourceHeaders = (env: SecurityEnv, isDevelopment: boolean): Headers => ({
  ...buildCommonHeaders(env, isDevelopment),
  ...toPolicyHeader(env, resourcePolicy),
});

/**
 * What every answer tells browsers about how far to trust it, in Next's terms. Fixed at build: what it depends on is in
 * the stamp of `src/cli/routingStamp.ts`.
 */
export const buildSecurityHeaders = (env: SecurityEnv, isDevelopment: boolean): HeaderRule[] => [
  ...toRule('/:path*', buildCommonHeaders(env, isDevelopment)),
  ...toRule(`/:path((?!(?:${resources})/).*)`, buildDocumentHeaders(env, isDevelopment)),
  ...toRule(`/:folder(${resources})/:path+`, toPolicyHeader(env, resourcePolicy)),
  ...toRule(`/:folder(${pictures})/:path+`, { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
];
