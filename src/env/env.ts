import {
  isSiteId,
  isThemeName,
  type SiteId,
  siteIds,
  type ThemeName,
  themeNames,
} from '@/sites/site';
import { err, ok, type Result } from '@/lib/result';
import { parseHostList, parseHostMap, parseSiteHosts, parseUrl, parseWhole } from './parsers';

/** The environment after parsing: what the rest of the code may rely on. Documented in `.env.example`. */
export interface Env {
  readonly port: number;
  readonly siteHosts: Readonly<Partial<Record<SiteId, readonly string[]>>>;
  readonly locale: SiteId;
  readonly shopGroupId: number | undefined;
  readonly theme: ThemeName | undefined;
  readonly apiUrl: string | undefined;
  readonly contentDir: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly exchangeRatesUrl: string | undefined;
  readonly revalidateSeconds: number;
  readonly revalidateSecret: string | undefined;
  readonly imageHosts: readonly string[];
  readonly gtmContainers: Readonly<Record<string, string>>;
  readonly conversionIds: Readonly<Record<string, string>>;
}

type Variables = Readonly<Record<string, string | undefined>>;

const oneOf =
  <Value extends string>(is: (value: unknown) => value is Value, all: readonly string[]) =>
  (text: string): Result<Value, string> =>
    is(text) ? ok(text) : err(`must be one of ${all.join(', ')}`);

const anything = (text: string): Result<string, string> => ok(text);

/** A bad address may still hold a password, which has no place in a log. */
const isSecret = (text: string) => /:\/\/[^/]*@/.test(text);

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
      `${name} ${parsed.problem}${isSecret(text) ? '' : `, but is ${JSON.stringify(text)}`}`,
    );
    return absent;
  };

  const apiUrl = read('API_URL', parseUrl('http:', 'https:'), undefined);
  const env: Env = {
    port: read('PORT', parseWhole(1, 65_535), 3000),
    siteHosts: read('SITE_HOSTS', parseSiteHosts, {}),
    locale: read('LOCALE', oneOf(isSiteId, siteIds), 'en'),
    shopGroupId: read('SHOP_GROUP_ID', parseWhole(1, 1_000_000), undefined),
    theme: read('THEME', oneOf(isThemeName, themeNames), undefined),
    apiUrl,
    contentDir: read('CONTENT_DIR', anything, undefined),
    dataDir: read('DATA_DIR', anything, '.data'),
    databaseUrl: read('DATABASE_URL', parseUrl('file:', 'postgres:', 'postgresql:'), undefined),
    redisUrl: read('REDIS_URL', parseUrl('redis:', 'rediss:'), undefined),
    exchangeRatesUrl: read('EXCHANGE_RATES_URL', parseUrl('http:', 'https:'), undefined),
    revalidateSeconds: read('REVALIDATE_SECONDS', parseWhole(1, 31_536_000), 60),
    revalidateSecret: read('REVALIDATE_SECRET', anything, undefined),
    imageHosts: read('IMAGE_HOSTS', parseHostList, apiUrl ? [new URL(apiUrl).host] : []),
    gtmContainers: read('GTM_CONTAINERS', parseHostMap, {}),
    conversionIds: read('CONVERSION_IDS', parseHostMap, {}),
  };
  return problems.length > 0 ? err(problems) : ok(env);
};
