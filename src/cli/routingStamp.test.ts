import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from '@/config/env/env';
import { areHostsNew, findStartProblem, writeRoutingStamp } from './routingStamp';

type Variables = Readonly<Record<string, string>>;

const before = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troupe-stamp-'));
  mkdirSync(join(folder, '.next'));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

const envOf = (variables: Variables) => {
  const env = parseEnv(variables);
  if (!env.ok) throw new Error(env.problem.join());
  return env.value;
};

const built: Variables = {
  SITE_HOSTS: 'de=shop.example.de',
  HSTS_SECONDS: '3600',
  GTM_CONTAINERS: 'de.localhost=GTM-1',
  LOCALE: 'de',
};

const start = (change: Variables = {}) => {
  writeRoutingStamp(envOf(built));
  const env = envOf({ ...built, ...change });
  return { problem: findStartProblem(env), hasNewHosts: areHostsNew(env) };
};

it('a build starts in the environment that it was made in', () => {
  expect(start()).toEqual({ problem: undefined, hasNewHosts: false });
});

it.each<[string, Variables]>([
  ['LOCALE', { LOCALE: 'fr' }],
  ['SHOP_GROUP_ID', { SHOP_GROUP_ID: '2' }],
  ['THEME', { THEME: 'red' }],
  ['CONTENT_SECURITY_POLICY', { CONTENT_SECURITY_POLICY: 'report' }],
  ['HSTS_SECONDS', { HSTS_SECONDS: '0' }],
  ['HSTS_SECONDS', { HSTS_SECONDS: '' }],
  ['GTM_CONTAINERS', { GTM_CONTAINERS: '' }],
  ['CONVERSION_IDS', { CONVERSION_IDS: 'de.localhost=AW-1/x' }],
])('with another %s (%j) it does not', (name, change) => {
  expect(start(change).problem).toMatch(new RegExp(`^${name} differs from`));
});

it('which container there is may change, and everything that is read at the start', () => {
  const change = { GTM_CONTAINERS: 'de.localhost=GTM-2', PORT: '4000', REVALIDATE_SECONDS: '5' };
  expect(start(change)).toEqual({ problem: undefined, hasNewHosts: false });
});

it.each(['', 'de=shop.example.de|www.shop.example.de', 'fr=shop.example.de'])(
  'hosts such as “%s” need no build, but its pages lead elsewhere',
  (hosts) => {
    expect(start({ SITE_HOSTS: hosts })).toEqual({ problem: undefined, hasNewHosts: true });
  },
);

it('without a build there is nothing to start', () => {
  expect(findStartProblem(envOf({}))).toMatch(/^There is no finished build/);
});
