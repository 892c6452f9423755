import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { provideBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { runNode } from './run.mjs';

/** `npm test`: everything there is to check, from a bare clone. Its last line counts. */
const reports = 'test-results';

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

const runJest = async () => {
  const code = await runNode([
    'node_modules/jest/bin/jest.js',
    '--json',
    `--outputFile=${reports}/jest.json`,
  ]);
  const { numPassedTests: passed = 0, numFailedTests = 0 } = readReport('jest.json');
  // A suite that does not even load has no failed test to count.
  return { passed, failed: numFailedTests || (code === 0 ? 0 : 1) };
};

/** @param {string | undefined} browser */
const runPlaywright = async (browser) => {
  const command = ['node_modules/@playwright/test/cli.js', 'test'];
  const code = await runNode(command, browser ? { CHROMIUM_PATH: browser } : {});
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport('playwright.json')['stats'] ?? {};
  return { passed: expected + flaky, failed: unexpected || (code === 0 ? 0 : 1) };
};

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
  await runPlaywright(browser),
  ...(process.env['REQUIRE_SCALE']
    ? [
        await gate(['--import', 'tsx', 'bench/orders/crash.mts', '2000']),
        await gate(['--import', 'tsx', 'bench/images/fuzz.mts', '5000']),
      ]
    : []),
];
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
