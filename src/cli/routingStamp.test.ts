import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from '@/config/env/env';
import { findStartProblem, noteSites, writeRoutingStamp } from './routingStamp';

type Variables = Readonly<Record<string, string>>;

const before = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troupe-stamp-'));
  mkdirSync(join(folder, '.next'));
  writeFileSync(join(folder, '.next', 'BUILD_ID'), 'a-build');
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

const startAgain = (change: Variables = {}) => {
  const env = envOf({ ...built, ...change });
  return { problem: findStartProblem(env), areSitesNew: noteSites(env) };
};

const start = (change: Variables = {}) => {
  writeRoutingStamp(envOf(built));
  return startAgain(change);
};

it('a build starts in the environment that it was made in', () => {
  expect(start()).toEqual({ problem: undefined, areSitesNew: false });
});

it.each<Variables>([
  { CONTENT_SECURITY_POLICY: 'report' },
  { HSTS_SECONDS: '0' },
  { HSTS_SECONDS: '' },
  { GTM_CONTAINERS: '' },
  { GTM_CONTAINERS: 'de.localhost=GTM-2' },
  { CONVERSION_IDS: 'de.localhost=AW-1/x' },
  { PORT: '4000', REVALIDATE_SECONDS: '5' },
])('and with %j, which no page shows', (change) => {
  expect(start(change)).toEqual({ problem: undefined, areSitesNew: false });
});

it.each(['', 'de=shop.example.de|www.shop.example.de', 'fr=shop.example.de'])(
  'hosts such as “%s” need no build, but its pages lead elsewhere',
  (hosts) => {
    expect(start({ SITE_HOSTS: hosts })).toEqual({ problem: undefined, areSitesNew: true });
  },
);

const writeSitesFile = (content: object): Variables => {
  const path = join(folder, 'sites.json');
  writeFileSync(path, JSON.stringify(content));
  return { SITES_FILE: path };
};

it.each<[string, () => Variables]>([
  ['group', () => ({ SHOP_GROUP_ID: '2' })],
  ['theme', () => ({ THEME: 'red' })],
  ['currency', () => writeSitesFile({ fr: { currency: 'USD' } })],
])('another %s needs no build, but kept pages do not show it', (_, change) => {
  expect(start(change())).toEqual({ problem: undefined, areSitesNew: true });
});

it('pages are rendered again once per change, also when it is taken back', () => {
  expect(start({ THEME: 'red' }).areSitesNew).toBe(true);
  expect(startAgain({ THEME: 'red' }).areSitesNew).toBe(false);
  expect(startAgain().areSitesNew).toBe(true);
  expect(startAgain().areSitesNew).toBe(false);
});

it('a new build shows the sites that it was made with, whatever was served before', () => {
  start({ THEME: 'red' });
  writeFileSync(join(folder, '.next', 'BUILD_ID'), 'the-next-build');
  expect(start({ THEME: 'red' }).areSitesNew).toBe(true);
});

it('an unreadable record of the last start counts as another one', () => {
  start();
  writeFileSync(join(folder, '.data', 'served-sites.json'), '{"build":');
  expect(startAgain().areSitesNew).toBe(true);
});

it('without a build there is nothing to start', () => {
  expect(findStartProblem(envOf(built))).toMatch(/^There is no finished build/);
});

it.each([
  ['CONTENT_DIR', 'nowhere'],
  ['CONTENT_DIR', 'a-file'],
  ['DATA_DIR', 'a-file'],
])('with %s=%s, which is no folder, nothing starts', (name, value) => {
  writeRoutingStamp(envOf(built));
  writeFileSync(join(folder, 'a-file'), '');
  const problem = findStartProblem(envOf({ [name]: value }));
  expect(problem).toBe(`${name} must be a folder, but is "${join(process.cwd(), value)}"`);
});

it('a shop that cannot write its folder starts without a record', () => {
  writeRoutingStamp(envOf(built));
  writeFileSync(join(folder, 'a-file'), '');
  const env = envOf({ ...built, DATA_DIR: 'a-file/data' });
  expect(findStartProblem(env)).toBeUndefined();
  // What it showed before is not known.
  expect(noteSites(env)).toBe(true);
});
