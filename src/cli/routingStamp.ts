import { readFileSync, writeFileSync } from 'node:fs';
import { type Fields, toFields } from '@troupe/basics/fields';
import type { Env } from '@/config/env/env';

const file = '.next/troupe-routing.json';

const isAny = (record: Readonly<Record<string, string>>) => Object.keys(record).length > 0;

/** Variables that Next fixes at build time, because rewrites or headers depend on them. */
const routingOf = (env: Env) => ({
  LOCALE: env.locale,
  SHOP_GROUP_ID: env.shopGroupId ?? null,
  THEME: env.theme ?? null,
  CONTENT_SECURITY_POLICY: env.contentSecurityPolicy,
  HSTS_SECONDS: env.hstsSeconds ?? null,
  // The policy allows the tag manager if there is any container. The container itself is chosen at start.
  GTM_CONTAINERS: isAny(env.gtmContainers),
  CONVERSION_IDS: isAny(env.conversionIds),
});

/** Variables in the pages' links to other sites. The front process resolves hosts by itself. */
const hostsOf = ({ siteHosts }: Env) => ({ SITE_HOSTS: siteHosts });

export const writeRoutingStamp = (env: Env): void =>
  writeFileSync(file, JSON.stringify({ ...routingOf(env), ...hostsOf(env) }));

const readStamp = (): Fields | undefined => {
  try {
    return toFields(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
};

/** Whether the build's pages link to other hosts than the configured ones. */
export const areHostsNew = (env: Env): boolean =>
  JSON.stringify(readStamp()?.['SITE_HOSTS']) !== JSON.stringify(env.siteHosts);

/** Why this build cannot be started in this environment. Undefined if it can. */
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
