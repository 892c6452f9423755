import {
  isSiteId,
  isThemeName,
  type SiteId,
  siteIds,
  type ThemeName,
  themeNames,
} from '@/sites/site';
import { err, ok, type Result } from '@/lib/result';
import { type CmsSites, parseCmsSites, parseCredentials, parseKey } from './cmsParsers';
import { type MailAddress, parseMailAddress, parseSmtpUrl } from './mailParsers';
import { parseNetworks, parseWriteLimit, type WriteLimit } from './limitParsers';
import {
  parseHostList,
  parseHostMap,
  parseOrigins,
  parseSiteHosts,
  parseUrl,
  parseWebAddress,
  parseWhole,
} from './parsers';

const policyModes = ['on', 'report', 'off'] as const;

/** Whether browsers keep to the content security policy, only tell of what breaks it, or get none. */
export type PolicyMode = (typeof policyModes)[number];

const isPolicyMode = (value: unknown): value is PolicyMode =>
  (policyModes as readonly unknown[]).includes(value);

const unlistedModes = ['serve', 'refuse'] as const;

/** Whether a host that no site lists gets the site of `LOCALE`, or nothing. */
export type UnlistedMode = (typeof unlistedModes)[number];

const isUnlistedMode = (value: unknown): value is UnlistedMode =>
  (unlistedModes as readonly unknown[]).includes(value);

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** What is logged: that, and what is worse. */
export type LogLevel = (typeof logLevels)[number];

const isLogLevel = (value: unknown): value is LogLevel =>
  (logLevels as readonly unknown[]).includes(value);

const switches = ['on', 'off'] as const;

const isSwitch = (value: unknown): value is (typeof switches)[number] =>
  (switches as readonly unknown[]).includes(value);

/** The environment after parsing: what the rest of the code may rely on. Documented in `.env.example`. */
export interface Env {
  readonly port: number;
  readonly siteHosts: Readonly<Partial<Record<SiteId, readonly string[]>>>;
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
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: MailAddress | undefined;
  readonly orderWebhookUrl: string | undefined;
  readonly orderWebhookSecret: string | undefined;
  /** Of what one client may send; nothing where there is no limit. */
  readonly writeLimit: WriteLimit | undefined;
  /** Addresses and networks (`10.0.0.0/8`) whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  readonly exchangeRatesUrl: string | undefined;
  readonly revalidateSeconds: number;
  readonly revalidateSecret: string | undefined;
  /** Of caches in front that are told of refreshed pages. */
  readonly purgeUrls: readonly string[];
  readonly imageHosts: readonly string[];
  readonly gtmContainers: Readonly<Record<string, string>>;
  readonly conversionIds: Readonly<Record<string, string>>;
  readonly contentSecurityPolicy: PolicyMode;
  /** Of `Strict-Transport-Security`; nothing where the header is not sent. */
  readonly hstsSeconds: number | undefined;
  readonly logLevel: LogLevel;
  /** Whether each answer is a line of the log. */
  readonly hasAccessLog: boolean;
  /** Nothing where nobody asks for figures. */
  readonly metricsPort: number | undefined;
  /** For how long a shop that is told to stop goes on as ever, so that whoever sends it visitors learns of it. */
  readonly drainSeconds: number;
  /** Where traces are sent; nothing where nobody collects them. */
  readonly tracesUrl: string | undefined;
}

type Variables = Readonly<Record<string, string | undefined>>;

const oneOf =
  <Value extends string>(is: (value: unknown) => value is Value, all: readonly string[]) =>
  (text: string): Result<Value, string> =>
    is(text) ? ok(text) : err(`must be one of ${all.join(', ')}`);

const anything = (text: string): Result<string, string> => ok(text);

/** Their values let whoever reads them in. */
const secrets = ['CMS_CREDENTIALS', 'SMTP_URL', 'ORDER_WEBHOOK_URL'];

/** A password has no place in a log, nor has a bad address that may hold one. */
const isSecret = (name: string, text: string) => secrets.includes(name) || /:.*@/.test(text);

/** What is of no use without another one, by the name that is missing then. */
const findMissing = (env: Env): readonly string[] => [
  ...(env.smtpUrl !== undefined && env.mailFrom === undefined
    ? ['MAIL_FROM must be set where SMTP_URL is, such as Troupe <bookings@shop.example>']
    : []),
  ...(env.orderWebhookUrl !== undefined && env.orderWebhookSecret === undefined
    ? ['ORDER_WEBHOOK_SECRET must be set where ORDER_WEBHOOK_URL is']
    : []),
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
    problems.push(
      `${name} ${parsed.problem}${isSecret(name, text) ? '' : `, but is ${JSON.stringify(text)}`}`,
    );
    return absent;
  };

  const apiUrl = read('API_URL', parseWebAddress, undefined);
  const cmsSites = read('CMS_URL', parseCmsSites, []);
  const hosts = [apiUrl, ...cmsSites.map(({ url }) => url)].flatMap((url) =>
    url === undefined ? [] : [new URL(url).host],
  );
  const env: Env = {
    port: read('PORT', parseWhole(1, 65_535), 3000),
    siteHosts: read('SITE_HOSTS', parseSiteHosts, {}),
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
    databaseUrl: read('DATABASE_URL', parseUrl('file:', 'postgres:', 'postgresql:'), undefined),
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
    tracesUrl: read('OTEL_EXPORTER_OTLP_ENDPOINT', parseWebAddress, undefined),
    drainSeconds: read('DRAIN_SECONDS', parseWhole(0, 3600), 0),
  };
  if (problems.length === 0) problems.push(...findMissing(env));
  return problems.length > 0 ? err(problems) : ok(env);
};
