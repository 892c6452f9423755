import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { provideBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { runNode } from './run.mjs';

/** `npm test`: everything there is to check, from a bare clone. Its last line counts. */
const reports = 'test-results';
/** More files than this that fail at once are no accident. */
const mostSecondTries = 5;

/** @param {string} file @returns {Record<string, any>} */
const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(`${reports}/${file}`, 'utf8'));
  } catch {
    return {};
  }
};

/** A gate counts as one test. @param {readonly string[]} args */
const gate = async (args) =>
  (await runNode(args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** @param {string} name @param {readonly string[]} files all of them when none is named */
const jest = async (name, files = []) => {
  const code = await runNode([
    'node_modules/jest/bin/jest.js',
    '--json',
    `--outputFile=${reports}/${name}`,
    ...(files.length > 0 ? ['--maxWorkers=1', '--runTestsByPath', ...files] : []),
  ]);
  const { numPassedTests: passed = 0, numFailedTests = 0, testResults = [] } = readReport(name);
  // A suite that does not even load has no failed test to count.
  return { passed, failed: numFailedTests || (code === 0 ? 0 : 1), testResults };
};

/** What fails among everything else may have met a busy machine: it gets a second try by itself, and is named. */
const runJest = async () => {
  const first = await jest('jest.json');
  const unwell = first.testResults.filter((/** @type {any} */ file) => file.status === 'failed');
  if (first.failed === 0 || unwell.length === 0 || unwell.length > mostSecondTries) return first;
  const files = unwell.map((/** @type {any} */ file) => file.name);
  const second = await jest('jest-again.json', files);
  console.log(`A second try, ${second.failed} failed:\n${files.join('\n')}`);
  const passedBefore = unwell
    .flatMap((/** @type {any} */ file) => file.assertionResults)
    .filter((/** @type {any} */ test) => test.status === 'passed').length;
  return { passed: first.passed - passedBefore + second.passed, failed: second.failed };
};

/** Journeys that ask over HTTP, and have to be told the same by Next alone, without the server in front. */
const plainJourneys = [
  'api',
  'feeds',
  'notFound',
  'operations',
  'pageCache',
  'rawRequests',
  'routes',
];
/** Edits what the others read, so it has a shop of its own. */
const plainEditing = ['revalidate'];

/** @param {string | undefined} browser @param {string} report @param {readonly string[]} [args] @param {Record<string, string>} [env] */
const runPlaywright = async (browser, report, args = [], env = {}) => {
  const command = ['node_modules/@playwright/test/cli.js', 'test', ...args];
  const code = await runNode(command, {
    ...(browser ? { CHROMIUM_PATH: browser } : {}),
    PLAYWRIGHT_REPORT: `${reports}/${report}`,
    ...env,
  });
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(report)['stats'] ?? {};
  return { passed: expected + flaky, failed: unexpected || (code === 0 ? 0 : 1) };
};

/** @param {string | undefined} browser @param {string} report @param {readonly string[]} journeys */
const runPlain = (browser, report, journeys) =>
  runPlaywright(browser, report, [...journeys, '--no-deps'], { SHOP_SERVER: 'next' });

install();
const browser = provideBrowser();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

const results = [
  await gate(['node_modules/typescript/bin/tsc', '--noEmit']),
  await gate(['node_modules/eslint/bin/eslint.js', '--max-warnings=0', '.']),
  await gate(['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.']),
  await gate(['--import', 'tsx', 'src/cli/contentCheck.mts']),
  await runJest(),
  await runPlaywright(browser, 'playwright.json'),
  await runPlain(browser, 'playwright-next.json', plainJourneys),
  await runPlain(browser, 'playwright-next-editing.json', plainEditing),
  ...(process.env['REQUIRE_SCALE']
    ? await Promise.all([
        gate(['--import', 'tsx', 'bench/orders/crash.mts', '500', '6']),
        gate(['--import', 'tsx', 'bench/images/fuzz.mts', '5000']),
      ])
    : []),
];
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
