import type { Env } from '@/env/env';
import { formatAddress, toDatabaseAddress } from '@/orders/store/databaseAddress';

/** Where something is, without a user, a password, a path or a query, any of which may be a secret. */
const hostOf = (url: string): string => new URL(url).host;

const isAny = (list: readonly unknown[]) => list.length > 0;

/** What a shop is made of, and what it was not given: in words, with no secret among them. */
export const describeSetup = (env: Env): readonly (readonly [what: string, how: string])[] => [
  ['back end', env.apiUrl === undefined ? 'embedded' : `upstream at ${hostOf(env.apiUrl)}`],
  ['content', env.contentDir ?? 'as shipped'],
  ['CMS', [...new Set(env.cmsSites.map(({ url }) => hostOf(url)))].join(', ') || 'none'],
  ['orders', formatAddress(toDatabaseAddress(env))],
  ['pages kept', `${env.pageCacheMegabytes} MiB in ${env.dataDir}, for ${env.revalidateSeconds} s`],
  ['Redis', env.redisUrl === undefined ? 'none' : hostOf(env.redisUrl)],
  [
    'rates',
    env.exchangeRatesUrl === undefined
      ? 'the default ones'
      : `from ${hostOf(env.exchangeRatesUrl)}`,
  ],
  ['e-mails', env.smtpUrl === undefined ? 'none' : `by ${hostOf(env.smtpUrl)}`],
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
  ['tag manager', isAny(Object.keys(env.gtmContainers)) ? 'after consent' : 'none'],
  ['log', `${env.logLevel}, ${env.hasAccessLog ? 'with a line per answer' : 'no line per answer'}`],
  ['metrics', env.metricsPort === undefined ? 'none' : `port ${env.metricsPort}`],
  ['traces', env.tracesUrl === undefined ? 'none' : `to ${hostOf(env.tracesUrl)}`],
  ['stopping', env.drainSeconds === 0 ? 'at once' : `after ${env.drainSeconds} s`],
];
