import { toFields } from '@troupe/basics/fields';
import { currencyCodes, isCurrencyCode } from '@/commerce/pricing/currencies';
import { err, ok, type Result } from '@troupe/basics/result';
import { isSiteId, isThemeName, type SiteId, siteIds, type SiteSettings, themeNames } from './site';

/** The content of a file of the sites. What is missing stays as it is shipped. */
export interface SitesFile {
  readonly settings: Readonly<Partial<Record<SiteId, Partial<SiteSettings>>>>;
  /** Public hosts as they are written: they are checked together with those of `SITE_HOSTS`. */
  readonly hosts: readonly (readonly [siteId: SiteId, hosts: readonly string[]])[];
}

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((it) => typeof it === 'string');

const isShopGroupId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 1_000_000;

/** Each field with what it accepts, in words. */
const rules = {
  currency: [isCurrencyCode, `one of ${currencyCodes.join(', ')}`],
  shopGroupId: [isShopGroupId, 'a whole number from 1 to 1000000'],
  theme: [isThemeName, `one of ${themeNames.join(', ')}`],
  hosts: [isTexts, 'a list of host names'],
} as const;

const findProblem = (siteId: string, entry: unknown): string | undefined => {
  if (!isSiteId(siteId)) return `${siteId}: must be one of ${siteIds.join(', ')}`;
  if (!isObject(entry)) return `${siteId}: must be an object`;
  const fields = toFields(entry);
  const unknown = Object.keys(fields).find((name) => !Object.hasOwn(rules, name));
  if (unknown !== undefined) return `${siteId}.${unknown}: must be one of ${Object.keys(rules)}`;
  const bad = Object.entries(rules).find(
    ([name, [accepts]]) => fields[name] !== undefined && !accepts(fields[name]),
  );
  if (!bad) return undefined;
  const [name, [, what]] = bad;
  return `${siteId}.${name}: must be ${what}, but is ${JSON.stringify(fields[name])}`;
};

const toSettings = (entry: unknown): Partial<SiteSettings> => {
  const { currency, shopGroupId, theme } = toFields(entry);
  return {
    ...(isCurrencyCode(currency) && { currency }),
    ...(isShopGroupId(shopGroupId) && { shopGroupId }),
    ...(isThemeName(theme) && { theme }),
  };
};

/**
 * Parses the content of a file of the sites: `{"de": {"currency", "shopGroupId", "theme", "hosts"}}`.
 *
 * @returns the problem of the first wrong field, which begins with the field: `de.currency: must be …`
 */
export const parseSiteSettings = (content: unknown): Result<SitesFile, string> => {
  if (!isObject(content)) return err('must be an object with an entry per site');
  const entries = Object.entries(toFields(content));
  const problem = entries.map(([id, entry]) => findProblem(id, entry)).find(Boolean);
  if (problem !== undefined) return err(problem);
  const known = entries.flatMap(([id, entry]) => (isSiteId(id) ? [[id, entry] as const] : []));
  return ok({
    settings: Object.fromEntries(known.map(([id, entry]) => [id, toSettings(entry)])),
    hosts: known.flatMap(([id, entry]) => {
      const { hosts } = toFields(entry);
      return isTexts(hosts) && hosts.length > 0 ? [[id, hosts] as const] : [];
    }),
  });
};
