import type { Env } from '@/config/env/env';
import { unlistedSite } from '@/config/sites/activeSites';
import { getMeasurement } from '@/config/sites/measurement';
import { siteIds } from '@/config/sites/site';
import { formatAddress, toDatabaseAddress } from '@/commerce/orders/store/databaseAddress';

/** Only the host of a URL: user, password, path and query may be secret. */
const hostOf = (url: string): string => new URL(url).host;

const isAny = (list: readonly unknown[]) => list.length > 0;

const describeRedis = ({ redisUrl, revalidateSecret }: Env): string => {
  if (redisUrl === undefined) return 'none';
  const signed = revalidateSecret === undefined ? 'not signed: no REVALIDATE_SECRET' : 'signed';
  return `${hostOf(redisUrl)}, pages ${signed}`;
};

/** The container of the main English site is that of every host without one (spec section 7). */
const describeContainers = (env: Env): string => {
  const hosts = Object.keys(env.gtmContainers);
  if (!isAny(hosts)) return 'none: no GTM_CONTAINERS';
  const { container } = getMeasurement(env, undefined);
  const others = container ?? 'none: no container of the main English site';
  return `after consent, own containers at ${hosts.join(', ')}, at other hosts ${others}`;
};

/** Customers open the links in e-mails on machines of their own. */
const describeMail = ({ smtpUrl, siteHosts }: Env): string => {
  if (smtpUrl === undefined) return 'none';
  const local = siteIds.filter((id) => !isAny(siteHosts[id] ?? []));
  const links = isAny(local)
    ? `, with links to localhost on sites without a host in SITE_HOSTS: ${local.join(', ')}`
    : '';
  return `by ${hostOf(smtpUrl)}${links}`;
};

const describeSites = (env: Env): string => {
  const { id, shopGroupId, theme, madeFrom = id } = unlistedSite(env);
  const changed = Object.keys(env.siteSettings);
  return [
    isAny(changed) ? `${changed.join(', ')} changed by SITES_FILE` : 'as shipped',
    `unlisted hosts get ${madeFrom} with shop group ${shopGroupId} and theme ${theme}`,
  ].join(', ');
};

/** Describes the shop's configuration in words, including what is not configured. Contains no secrets. */
export const describeSetup = (env: Env): readonly (readonly [what: string, how: string])[] => [
  ['back end', env.apiUrl === undefined ? 'embedded' : `upstream at ${hostOf(env.apiUrl)}`],
  ['content', env.contentDir ?? 'as shipped'],
  ['CMS', [...new Set(env.cmsSites.map(({ url }) => hostOf(url)))].join(', ') || 'none'],
  ['orders', formatAddress(toDatabaseAddress(env))],
  ['pages kept', `${env.pageCacheMegabytes} MiB in ${env.dataDir}, for ${env.revalidateSeconds} s`],
  ['Redis', describeRedis(env)],
  [
    'rates',
    env.exchangeRatesUrl === undefined
      ? 'the default ones'
      : `from ${hostOf(env.exchangeRatesUrl)}`,
  ],
  ['e-mails', describeMail(env)],
  [
    'calls',
    env.orderWebhookUrl === undefined ? 'none' : `of orders to ${hostOf(env.orderWebhookUrl)}`,
  ],
  [
    'limit',
    env.writeLimit
      ? `${env.writeLimit.count} orders per client in ${env.writeLimit.seconds} s`
      : 'none',
  ],
  ['image hosts', isAny(env.imageHosts) ? env.imageHosts.join(', ') : 'none'],
  ['refreshing', env.revalidateSecret === undefined ? 'off: no REVALIDATE_SECRET' : 'on'],
  ['in front', env.purgeUrls.map(hostOf).join(', ') || 'nobody who is told of refreshed pages'],
  ['sites', describeSites(env)],
  ['tag manager', describeContainers(env)],
  ['conversions', Object.keys(env.conversionIds).join(', ') || 'none: no CONVERSION_IDS'],
  ['log', `${env.logLevel}, ${env.hasAccessLog ? 'with a line per answer' : 'no line per answer'}`],
  [
    'metrics',
    env.metricsPort === undefined ? 'none' : `${env.metricsHost}, port ${env.metricsPort}`,
  ],
  ['traces', env.tracesUrl === undefined ? 'none' : `to ${hostOf(env.tracesUrl)}`],
  ['stopping', env.drainSeconds === 0 ? 'at once' : `after ${env.drainSeconds} s`],
];
