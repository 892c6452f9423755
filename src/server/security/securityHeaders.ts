import type { Env } from '@/config/env/env';
import { buildPagePolicy, resourcePolicy } from './contentSecurityPolicy';
import { type Directives, printDirectives } from './directives';
import { permissionsPolicy } from './permissionsPolicy';

/** A header rule in Next's format. If several rules match, the last one with a header sets it. */
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

/** Folders without documents, except the error page for missing files. */
const resources = '_next|_ipx|api|fonts|geo|images|icons|locales';

/** Folders of pictures, which other sites may embed: in e-mails, feeds and chats. */
const pictures = '_ipx|images|icons';

const toPolicyHeader = (
  { contentSecurityPolicy: mode }: SecurityEnv,
  directives: Directives,
): Headers => {
  if (mode === 'off') return {};
  const name = 'Content-Security-Policy';
  return { [mode === 'on' ? name : `${name}-Report-Only`]: printDirectives(directives) };
};

/** For every response. */
const buildCommonHeaders = ({ hstsSeconds }: SecurityEnv, isDevelopment: boolean): Headers => ({
  // In development, Next serves one of its own scripts as JSON.
  ...(isDevelopment ? {} : { 'X-Content-Type-Options': 'nosniff' }),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // For browsers without `frame-ancestors`, and if the policy is off.
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(hstsSeconds === undefined ? {} : { 'Strict-Transport-Security': `max-age=${hstsSeconds}` }),
});

/** Builds the headers of every document, by name. */
export const buildDocumentHeaders = (env: SecurityEnv, isDevelopment: boolean): Headers => ({
  ...buildCommonHeaders(env, isDevelopment),
  ...toPolicyHeader(env, buildPagePolicy(env, isDevelopment)),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy,
});

/** Builds the headers of other responses than documents. Pictures have another `Cross-Origin-Resource-Policy`. */
export const buildResourceHeaders = (env: SecurityEnv, isDevelopment: boolean): Headers => ({
  ...buildCommonHeaders(env, isDevelopment),
  ...toPolicyHeader(env, resourcePolicy),
});

/**
 * Builds the security headers of all responses, in Next's format. They are fixed at build time: the variables that they
 * depend on are in the stamp of `src/cli/routingStamp.ts`.
 */
export const buildSecurityHeaders = (env: SecurityEnv, isDevelopment: boolean): HeaderRule[] => [
  ...toRule('/:path*', buildCommonHeaders(env, isDevelopment)),
  ...toRule(`/:path((?!(?:${resources})/).*)`, buildDocumentHeaders(env, isDevelopment)),
  ...toRule(`/:folder(${resources})/:path+`, toPolicyHeader(env, resourcePolicy)),
  ...toRule(`/:folder(${pictures})/:path+`, { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
];
