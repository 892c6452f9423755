import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { provideBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { runNode } from './run.mjs';
import {
  failedCommand,
  failedInJest,
  failedInPlaywright,
  readReport,
  readShopErrors,
  slowestInJest,
  slowestInPlaywright,
} from './testReports.mjs';

/**
 * `npm test`: every kind of check, from a bare clone, without the tests of every site and of thousands of cases
 * (`*.complete.test.ts`) and with the core set of the browser tests. `npm run test:all` sets `TEST_SCOPE=all` and runs
 * everything. The table at the end says where the time went; the last line counts. Each test has one try.
 */
const scope = (process.env['TEST_SCOPE'] ??= 'core');
if (scope !== 'core' && scope !== 'all') {
  console.error(`TEST_SCOPE is core or all, not ${scope}`);
  process.exit(1);
}
const reports = 'test-results';

/** @typedef {{ passed: number, failed: number }} Count */

/** Printed after all steps, where the end of a long output is read first. @type {string[]} */
const failures = [];
/** @type {string[]} */
const slowest = [];

/** A command that counts as one test. @param {readonly string[]} args @returns {Promise<Count>} */
const runGate = async (args) => {
  let output = '';
  const code = await runNode(args, {}, undefined, (text) => (output += text));
  if (code === 0) return { passed: 1, failed: 0 };
  failures.push(failedCommand(args, output));
  return { passed: 0, failed: 1 };
};

/**
 * @param {string} report
 * @param {'unit' | 'http'} project of jest.config.ts
 * @param {Readonly<Record<string, string>>} [env]
 * @returns {Promise<Count>}
 */
const runJest = async (report, project, env = {}) => {
  const options = ['--selectProjects', project, '--json', `--outputFile=${reports}/${report}`];
  // New objects have 64 MB: fewer garbage collections, which take 5 % less time in all.
  const command = ['--max-semi-space-size=64', 'node_modules/jest/bin/jest.js', ...options];
  const code = await runNode(command, env);
  const result = readReport(`${reports}/${report}`);
  failures.push(...failedInJest(result));
  slowest.push(...slowestInJest(result));
  const { numPassedTests: passed = 0, numFailedTests = 0 } = result;
  // A file that does not load has no failed test to count.
  return { passed, failed: numFailedTests || (code === 0 ? 0 : 1) };
};

/** In bytes. */
const ENOUGH_MEMORY = 4 * 1024 ** 3;

/** A folder in memory, if the system has one with room: hundreds of databases of tests then wait for no disk. */
const findTemporary = () => {
  const folder = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ENOUGH_MEMORY ? folder : tmpdir();
  } catch {
    return tmpdir();
  }
};

/** @returns {Promise<Count>} */
const runUnit = async () => {
  const TMPDIR = mkdtempSync(join(findTemporary(), 'troupe-'));
  // PostgreSQL runs as another user.
  chmodSync(TMPDIR, 0o755);
  try {
    return await runJest('jest.json', 'unit', { TMPDIR });
  } finally {
    rmSync(TMPDIR, { recursive: true, force: true });
  }
};

/** Playwright's workers inherit it. @returns {Record<string, string>} */
const requireEsModules = () => {
  if (process.features.require_module) return {};
  const preload = `--require ${JSON.stringify(resolve('src/testing/requireEsModules.js'))}`;
  return { NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${preload}`.trim() };
};

/** @param {string | undefined} browser @param {string} report @returns {Promise<Count>} */
const runPlaywright = async (browser, report) => {
  const command = ['node_modules/@playwright/test/cli.js', 'test'];
  const env = {
    ...requireEsModules(),
    ...(browser ? { CHROMIUM_PATH: browser } : {}),
    PLAYWRIGHT_REPORT: `${reports}/${report}`,
  };
  let output = '';
  const code = await runNode(command, env, undefined, (text) => (output += text));
  const result = readReport(`${reports}/${report}`);
  const failed = failedInPlaywright(result);
  failures.push(...failed);
  // Not a test: no shop, or a core set that is not whole.
  if (code !== 0 && failed.length === 0) failures.push(failedCommand(command, output));
  slowest.push(...slowestInPlaywright(result));
  const { expected = 0, unexpected = 0 } = result['stats'] ?? {};
  return { passed: expected, failed: unexpected || (code === 0 ? 0 : 1) };
};

const startedAt = performance.now();
install();
const browser = provideBrowser();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

/** @typedef {readonly [string, () => Promise<Count>]} Step */

/**
 * Takes one core, and as long as all other static steps together. The cache, which `npm run check` shares, goes by the
 * content of a file and the rules. Two rules look further: that of layers at where an import leads, and that of links at the
 * list of `pages`. What a change of these alone breaks in other files is found without the cache, as in a new clone.
 *
 * @type {Step}
 */
const lintStep = [
  'lint',
  () =>
    runGate([
      ...['node_modules/eslint/bin/eslint.js', '--max-warnings=0'],
      ...['--cache', '--cache-strategy=content', '--cache-location=node_modules/.cache/eslint/'],
      '.',
    ]),
];

/** None of these needs a build. @type {readonly Step[]} */
const sourceSteps = [
  // The native compiler, on one thread: several would do some of the work again, and both cores are busy anyway. Node 20.9
  // does not run its program in `bin`, which has no extension.
  [
    'types',
    () => runGate(['node_modules/@typescript/native/lib/tsc.js', '--noEmit', '--singleThreaded']),
  ],
  ['lint with types', () => runGate(['src/cli/typedLint.mjs'])],
  ['import cycles', () => runGate(['src/cli/cycles.mjs'])],
  ['content', () => runGate(['--import', 'tsx', 'src/cli/contentCheck.mts'])],
];

/** @type {Step} */
const unitStep = ['unit', runUnit];

/**
 * `npm run check` has it too. Its cache, in node_modules, goes by the content of a file, the version and the options.
 *
 * @type {Step}
 */
const formatStep = [
  'format',
  () =>
    runGate([
      ...['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn'],
      ...['--cache', '--cache-strategy=content', '.'],
    ]),
];

/** The first of them builds the shop. @type {Step} */
const httpStep = ['http', () => runJest('jest-http.json', 'http')];

/** @type {Step} */
const browserStep = ['browser', () => runPlaywright(browser, 'playwright.json')];

/**
 * Waits for three minutes, after half a minute of work, until the messages of a killed shop are free again. Its shops
 * have ports, data and databases of their own.
 *
 * @type {Step}
 */
const crashStep = [
  'order crashes',
  () => runGate(['--import', 'tsx', 'bench/orders/crash.mts', '300', '3']),
];

/** @type {readonly Step[]} */
const completeSteps = [
  browserStep,
  // Next alone gives the same answers as with the cache server in front of it.
  ['http, next alone', () => runJest('jest-http-next.json', 'http', { SHOP_SERVER: 'next' })],
  ['http, side by side', () => runJest('jest-http-both.json', 'http', { SHOP_SERVER: 'both' })],
  ['image fuzz', () => runGate(['--import', 'tsx', 'bench/images/fuzz.mts', '2000'])],
];

/** @param {number} ms */
const toSeconds = (ms) => (ms / 1000).toFixed(1);

/** @param {readonly (string | number)[]} cells name, seconds, busy, passed, failed */
const printRow = ([name, ...numbers]) =>
  console.log(`${String(name).padEnd(22)}${numbers.map((it) => String(it).padStart(12)).join('')}`);

/** Time of all cores since the start of the machine, in ms. */
const readCores = () => {
  const times = cpus().map(({ times: { idle, ...used } }) => ({
    idle,
    used: Object.values(used).reduce((sum, ms) => sum + ms, 0),
  }));
  const sum = (/** @type {'idle' | 'used'} */ name) =>
    times.reduce((total, it) => total + it[name], 0);
  return { idle: sum('idle'), used: sum('used') };
};

const coresAtStart = readCores();

/** How busy all cores were since then, with whatever else the machine did. @param {typeof coresAtStart} since */
const toBusy = (since) => {
  const now = readCores();
  const used = now.used - since.used;
  return `${Math.round((used / (used + now.idle - since.idle)) * 100)} %`;
};

const rows = [
  { name: 'install', ms: performance.now() - startedAt, busy: '', passed: 0, failed: 0 },
];

/** @param {Step} step */
const runStep = async ([name, run]) => {
  const stepAt = performance.now();
  const cores = readCores();
  const count = await run();
  rows.push({ name, ms: performance.now() - stepAt, busy: toBusy(cores), ...count });
};

/** @param {readonly Step[]} steps */
const runInOrder = async (steps) => {
  for (const step of steps) await runStep(step);
};

// Two cores are busy: one with lint, the other with the other static steps. The tests begin when one of them is free.
const staticWork = [
  runStep(lintStep),
  runInOrder(scope === 'all' ? [formatStep, ...sourceSteps] : sourceSteps),
];
await Promise.race(staticWork);
await Promise.all([...staticWork, runStep(unitStep)]);
await runStep(httpStep);
if (scope === 'all') await Promise.all([runStep(crashStep), runInOrder(completeSteps)]);
else await runStep(browserStep);
const passed = rows.reduce((sum, row) => sum + row.passed, 0);
const failed = rows.reduce((sum, row) => sum + row.failed, 0);

console.log('The slowest files:');
for (const line of slowest) console.log(`  ${line}`);
printRow(['step', 'seconds', 'cores busy', 'passed', 'failed']);
for (const row of rows) printRow([row.name, toSeconds(row.ms), row.busy, row.passed, row.failed]);
printRow(['all', toSeconds(performance.now() - startedAt), toBusy(coresAtStart), passed, failed]);
if (failed > 0)
  for (const line of readShopErrors(`${reports}/shop.log`)) console.log(`SHOP ${line}`);
for (const line of failures) console.log(`FAILED ${line}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
