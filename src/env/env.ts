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
import {
  parseHostList,
  parseHostMap,
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

/** The environment after parsing: what the rest of the code may rely on. Documented in `.env.example`. */
export interface Env {
  readonly port: number;
  readonly siteHosts: Readonly<Partial<Record<SiteId, readonly string[]>>>;
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
  readonly exchangeRatesUrl: string | undefined;
  readonly revalidateSeconds: number;
  readonly revalidateSecret: string | undefined;
  readonly imageHosts: readonly string[];
  readonly gtmContainers: Readonly<Record<string, string>>;
  readonly conversionIds: Readonly<Record<string, string>>;
  readonly contentSecurityPolicy: PolicyMode;
  /** Of `Strict-Transport-Security`; nothing where the header is not sent. */
  readonly hstsSeconds: number | undefined;
}

type Variables = Readonly<Record<string, string | undefined>>;

const oneOf =
  <Value extends string>(is: (value: unknown) => value is Value, all: readonly string[]) =>
  (text: string): Result<Value, string> =>
    is(text) ? ok(text) : err(`must be one of ${all.join(', ')}`);

const anything = (text: string): Result<string, string> => ok(text);

/** A password has no place in a log, nor has a bad address that may hold one. */
const isSecret = (name: string, text: string) => name === 'CMS_CREDENTIALS' || /:.*@/.test(text);

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
    exchangeRatesUrl: read('EXCHANGE_RATES_URL', parseWebAddress, undefined),
    revalidateSeconds: read('REVALIDATE_SECONDS', parseWhole(1, 31_536_000), 60),
    revalidateSecret: read('REVALIDATE_SECRET', anything, undefined),
    imageHosts: read('IMAGE_HOSTS', parseHostList, [...new Set(hosts)]),
    gtmContainers: read('GTM_CONTAINERS', parseHostMap, {}),
    conversionIds: read('CONVERSION_IDS', parseHostMap, {}),
    contentSecurityPolicy: read('CONTENT_SECURITY_POLICY', oneOf(isPolicyMode, policyModes), 'on'),
    hstsSeconds: read('HSTS_SECONDS', parseWhole(0, 100_000_000), undefined),
  };
  return problems.length > 0 ? err(problems) : ok(env);
};
