import { readFileSync, writeFileSync } from 'node:fs';
import type { Env } from '@/env/env';

const file = '.next/troupe-routing.json';

const isAny = (record: Readonly<Record<string, string>>) => Object.keys(record).length > 0;

/** What Next fixes at build because rewrites or headers depend on it. */
const routingOf = (env: Env) => ({
  LOCALE: env.locale,
  SHOP_GROUP_ID: env.shopGroupId ?? null,
  THEME: env.theme ?? null,
  CONTENT_SECURITY_POLICY: env.contentSecurityPolicy,
  HSTS_SECONDS: env.hstsSeconds ?? null,
  // The policy lets the tag manager in where there is one; which one is up to the start.
  GTM_CONTAINERS: isAny(env.gtmContainers),
  CONVERSION_IDS: isAny(env.conversionIds),
});

/** What pages say of other addresses. The server in front tells hosts apart by itself. */
const hostsOf = ({ siteHosts }: Env) => ({ SITE_HOSTS: siteHosts });

export const writeRoutingStamp = (env: Env): void =>
  writeFileSync(file, JSON.stringify({ ...routingOf(env), ...hostsOf(env) }));

const readStamp = (): Readonly<Record<string, unknown>> | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
};

/** Whether the build's pages link to hosts that are not these. */
export const areHostsNew = (env: Env): boolean =>
  JSON.stringify(readStamp()?.['SITE_HOSTS']) !== JSON.stringify(env.siteHosts);

/** Why this build cannot be started in this environment, if it cannot. */
export const findStartProblem = (env: Env): string | undefined => {
  const stamp = readStamp();
  if (!stamp) return 'There is no finished build: run `npm run build` first';
  const changed = Object.entries(routingOf(env)).find(
    ([name, value]) => JSON.stringify(stamp[name]) !== JSON.stringify(value),
  );
  return (
    changed &&
    `${changed[0]} differs from the one that the build was made with: run \`npm run build\` again`
  );
};
