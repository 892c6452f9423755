import { isOneOf } from '@troupe/basics/isOneOf';
import {
  isSiteId,
  isThemeName,
  type SiteId,
  siteIds,
  type ThemeName,
  themeNames,
} from '@/config/sites/site';
import type { SitesFile } from '@/config/sites/siteSettings';
import { err, ok, type Result } from '@troupe/basics/result';
import { type CmsSites, parseCmsSites, parseCredentials, parseKey } from './cmsParsers';
import { parseDatabaseUrl } from './databaseUrl';
import { type MailAddress, parseMailAddress, parseSmtpUrl } from './mailParsers';
import { parseIpAddress, parseNetworks, parseWriteLimit, type WriteLimit } from './limitParsers';
import {
  collectSiteHosts,
  parseHostList,
  parseHostMap,
  parseOrigins,
  parseSiteHosts,
  parseUrl,
  parseWebAddress,
  parseWhole,
  type HostsBySite,
} from './parsers';
import { readSitesFile } from './sitesFile';

const policyModes = ['on', 'report', 'off'] as const;

/** Whether browsers enforce the content security policy, only report violations, or get none. */
export type PolicyMode = (typeof policyModes)[number];

const isPolicyMode = (value: unknown): value is PolicyMode => isOneOf(policyModes, value);

const unlistedModes = ['serve', 'refuse'] as const;

/** Whether an unlisted host gets the site of `LOCALE`, or is refused. */
export type UnlistedMode = (typeof unlistedModes)[number];

const isUnlistedMode = (value: unknown): value is UnlistedMode => isOneOf(unlistedModes, value);

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** The lowest severity that is logged. */
export type LogLevel = (typeof logLevels)[number];

const isLogLevel = (value: unknown): value is LogLevel => isOneOf(logLevels, value);

const switches = ['on', 'off'] as const;

const isSwitch = (value: unknown): value is (typeof switches)[number] => isOneOf(switches, value);

/** The parsed and validated environment. Documented in `.env.example`. */
export interface Env {
  readonly port: number;
  /** Public hosts: those of `SITE_HOSTS`, and for the other sites those of `SITES_FILE`. */
  readonly siteHosts: HostsBySite;
  /** What `SITES_FILE` changes in the shipped sites. */
  readonly siteSettings: SitesFile['settings'];
  readonly unlistedHosts: UnlistedMode;
  readonly locale: SiteId;
  readonly shopGroupId: number | undefined;
  readonly theme: ThemeName | undefined;
  readonly apiUrl: string | undefined;
  readonly cmsSites: CmsSites;
  readonly cmsCredentials: string | undefined;
  readonly cmsAuthor: string | undefined;
  readonly contentDir: string | undefined;
  readonly dataDir: string;
  readonly pageCacheMegabytes: number;
  readonly pageCacheEntries: number;
  readonly databaseUrl: string | undefined;
  /** The free space of the orders' disk, in MiB, below which operators are warned; 0 disables the warning. */
  readonly diskWarningMegabytes: number;
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: MailAddress | undefined;
  readonly orderWebhookUrl: string | undefined;
  readonly orderWebhookSecret: string | undefined;
  /** The rate limit per client and endpoint; `undefined` for no limit. */
  readonly writeLimit: WriteLimit | undefined;
  /** Addresses and networks (`10.0.0.0/8`) whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  readonly exchangeRatesUrl: string | undefined;
  readonly revalidateSeconds: number;
  readonly revalidateSecret: string | undefined;
  /** The origins of external caches that are purged when pages change. */
  readonly purgeUrls: readonly string[];
  readonly imageHosts: readonly string[];
  readonly gtmContainers: Readonly<Record<string, string>>;
  readonly conversionIds: Readonly<Record<string, string>>;
  readonly contentSecurityPolicy: PolicyMode;
  /** The `max-age` of `Strict-Transport-Security`; `undefined` if the header is not sent. */
  readonly hstsSeconds: number | undefined;
  readonly logLevel: LogLevel;
  /** Whether each response is logged. */
  readonly hasAccessLog: boolean;
  /** `undefined` if metrics are not served. */
  readonly metricsPort: number | undefined;
  /** The IP address at which the metrics are served. They have no password. */
  readonly metricsHost: string;
  /** How long a stopping shop continues to serve requests, so that load balancers notice that it stops. */
  readonly drainSeconds: number;
  /** Whether a second renderer is on standby for the time when the first one ends. */
  readonly hasSpareRenderer: boolean;
  /** The collector of traces; `undefined` if none are sent. */
  readonly tracesUrl: string | undefined;
}

type Variables = Readonly<Record<string, string | undefined>>;

const oneOf =
  <Value extends string>(is: (value: unknown) => value is Value, all: readonly string[]) =>
  (text: string): Result<Value, string> =>
    is(text) ? ok(text) : err(`must be one of ${all.join(', ')}`);

const anything = (text: string): Result<string, string> => ok(text);

/** Variables with credentials. */
const secrets = ['CMS_CREDENTIALS', 'SMTP_URL', 'ORDER_WEBHOOK_URL'];

/** Passwords, and invalid URLs that may have one, must not be logged. */
const isSecret = (name: string, text: string) => secrets.includes(name) || /:.*@/.test(text);

/** A host that `SITE_HOSTS` and `SITES_FILE` give to different sites. */
const findHostConflict = ({ siteHosts }: Env): readonly string[] => {
  const hosts = siteIds.map((id) => [id, siteHosts[id] ?? []] as const);
  const collected = collectSiteHosts(hosts);
  return collected.ok ? [] : [`SITE_HOSTS together with SITES_FILE ${collected.problem}`];
};

/** Lists missing variables that another variable requires. */
const findMissing = (env: Env): readonly string[] => [
  ...(env.smtpUrl !== undefined && env.mailFrom === undefined
    ? ['MAIL_FROM must be set where SMTP_URL is, such as Troupe <bookings@shop.example>']
    : []),
  ...(env.orderWebhookUrl !== undefined && env.orderWebhookSecret === undefined
    ? ['ORDER_WEBHOOK_SECRET must be set where ORDER_WEBHOOK_URL is']
    : []),
  ...findHostConflict(env),
];

/**
 * Parses the environment. An empty variable counts as absent, as shells and compose files leave them.
 *
 * @returns the environment, or one line per bad variable, each starting with the variable's name
 */
export const parseEnv = (variables: Variables): Result<Env, readonly string[]> => {
  const problems: string[] = [];
  const read = <Value, Default>(
    name: string,
    parse: (text: string) => Result<Value, string>,
    absent: Default,
  ): Value | Default => {
    const text = variables[name]?.trim();
    if (text === undefined || text === '') return absent;
    const parsed = parse(text);
    if (parsed.ok) return parsed.value;
    const isShown = !isSecret(name, text) && !parsed.problem.startsWith(text);
    problems.push(`${name} ${parsed.problem}${isShown ? `, but is ${JSON.stringify(text)}` : ''}`);
    return absent;
  };

  const apiUrl = read('API_URL', parseWebAddress, undefined);
  const cmsSites = read('CMS_URL', parseCmsSites, []);
  const hosts = [apiUrl, ...cmsSites.map(({ url }) => url)].flatMap((url) =>
    url === undefined ? [] : [new URL(url).host],
  );
  const sitesFile = read('SITES_FILE', readSitesFile, undefined);
  const env: Env = {
    port: read('PORT', parseWhole(1, 65_535), 3000),
    siteHosts: { ...sitesFile?.siteHosts, ...read('SITE_HOSTS', parseSiteHosts, {}) },
    siteSettings: sitesFile?.settings ?? {},
    unlistedHosts: read('UNLISTED_HOSTS', oneOf(isUnlistedMode, unlistedModes), 'serve'),
    locale: read('LOCALE', oneOf(isSiteId, siteIds), 'en'),
    shopGroupId: read('SHOP_GROUP_ID', parseWhole(1, 1_000_000), undefined),
    theme: read('THEME', oneOf(isThemeName, themeNames), undefined),
    apiUrl,
    cmsSites,
    cmsCredentials: read('CMS_CREDENTIALS', parseCredentials, undefined),
    cmsAuthor: read('CMS_AUTHOR', parseKey, undefined),
    contentDir: read('CONTENT_DIR', anything, undefined),
    dataDir: read('DATA_DIR', anything, '.data'),
    pageCacheMegabytes: read('PAGE_CACHE_MB', parseWhole(16, 10_000_000), 512),
    pageCacheEntries: read('PAGE_CACHE_ENTRIES', parseWhole(1000, 100_000_000), 100_000),
    databaseUrl: read('DATABASE_URL', parseDatabaseUrl, undefined),
    diskWarningMegabytes: read('DISK_WARNING_MB', parseWhole(0, 10_000_000), 1024),
    redisUrl: read('REDIS_URL', parseUrl('redis:', 'rediss:'), undefined),
    smtpUrl: read('SMTP_URL', parseSmtpUrl, undefined),
    mailFrom: read('MAIL_FROM', parseMailAddress, undefined),
    orderWebhookUrl: read('ORDER_WEBHOOK_URL', parseWebAddress, undefined),
    orderWebhookSecret: read('ORDER_WEBHOOK_SECRET', anything, undefined),
    writeLimit: read('WRITE_LIMIT', parseWriteLimit, { count: 30, seconds: 60 }),
    trustedProxies: read('TRUSTED_PROXIES', parseNetworks, []),
    exchangeRatesUrl: read('EXCHANGE_RATES_URL', parseWebAddress, undefined),
    revalidateSeconds: read('REVALIDATE_SECONDS', parseWhole(1, 31_536_000), 60),
    revalidateSecret: read('REVALIDATE_SECRET', anything, undefined),
    purgeUrls: read('PURGE_URLS', parseOrigins, []),
    imageHosts: read('IMAGE_HOSTS', parseHostList, [...new Set(hosts)]),
    gtmContainers: read('GTM_CONTAINERS', parseHostMap, {}),
    conversionIds: read('CONVERSION_IDS', parseHostMap, {}),
    contentSecurityPolicy: read('CONTENT_SECURITY_POLICY', oneOf(isPolicyMode, policyModes), 'on'),
    hstsSeconds: read('HSTS_SECONDS', parseWhole(0, 100_000_000), undefined),
    logLevel: read('LOG_LEVEL', oneOf(isLogLevel, logLevels), 'info'),
    hasAccessLog: read('ACCESS_LOG', oneOf(isSwitch, switches), 'off') === 'on',
    metricsPort: read('METRICS_PORT', parseWhole(1, 65_535), undefined),
    metricsHost: read('METRICS_HOST', parseIpAddress, '127.0.0.1'),
    tracesUrl: read('OTEL_EXPORTER_OTLP_ENDPOINT', parseWebAddress, undefined),
    drainSeconds: read('DRAIN_SECONDS', parseWhole(0, 3600), 0),
    hasSpareRenderer: read('SPARE_RENDERER', oneOf(isSwitch, switches), 'on') === 'on',
  };
  if (problems.length === 0) problems.push(...findMissing(env));
  return problems.length > 0 ? err(problems) : ok(env);
};
