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

/** Headers that depend on the environment, in lower case. */
const startNames = [
  'content-security-policy',
  'content-security-policy-report-only',
  'strict-transport-security',
] as const;

const pickStartHeaders = (headers: Headers): Readonly<Record<string, string | undefined>> => {
  const given = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return Object.fromEntries(startNames.map((name) => [name, given[name]]));
};

/**
 * Next fixes its header rules at build. The cache server replaces those that depend on the environment, so that a start
 * decides them.
 *
 * @returns the headers for a response, by lower-case name; `undefined` means that it is not sent
 */
export const createStartHeaders = (env: SecurityEnv) => {
  const document = pickStartHeaders(buildDocumentHeaders(env, false));
  const resource = pickStartHeaders(buildResourceHeaders(env, false));
  return (headers: Readonly<Record<string, unknown>>) => {
    // Next applies no header rule to its own redirects to one spelling of a path.
    if (headers['x-frame-options'] === undefined) return {};
    // Only documents have it: also the error screen of a missing file, and a 304 response, which has no type.
    return headers['cross-origin-opener-policy'] === undefined ? resource : document;
  };
};

/** Builds the security headers of all responses, in Next's format, as of the build or of the development server. */
export const buildSecurityHeaders = (env: SecurityEnv, isDevelopment: boolean): HeaderRule[] => [
  ...toRule('/:path*', buildCommonHeaders(env, isDevelopment)),
  ...toRule(`/:path((?!(?:${resources})/).*)`, buildDocumentHeaders(env, isDevelopment)),
  ...toRule(`/:folder(${resources})/:path+`, toPolicyHeader(env, resourcePolicy)),
  ...toRule(`/:folder(${pictures})/:path+`, { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
];
