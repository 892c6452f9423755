import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** What the reports of Jest and Playwright say about single tests. */

const SLOWEST = 5;

/** Above this length a message hides the other lines, in characters. */
const MAX_REASON = 600;

/** @param {string} text as for a terminal @returns {string[]} the lines that say something */
const toLines = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** @param {unknown} message @returns {string} in one line, with what was expected and received */
const toReason = (message) =>
  toLines(String(message ?? ''))
    .join(' | ')
    .slice(0, MAX_REASON);

/** Lines of a command, in characters: a line of an error may hold a whole program. */
const MAX_LINE = 200;

/** @param {readonly string[]} args of Node @param {string} output @returns {string} the command, and how its output ends */
export const failedCommand = (args, output) => {
  const end = toLines(output)
    .map((line) => line.slice(0, MAX_LINE))
    .join(' | ')
    .slice(-MAX_REASON);
  return end ? `${args.join(' ')}: ${end}` : args.join(' ');
};

/** @param {string} path @returns {Record<string, any>} empty if the run ended before it was written */
export const readReport = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
};

/** @param {string} path */
const toShortPath = (path) => path.replace(`${process.cwd()}/`, '');

/** @param {Record<string, any>} report of Jest @returns {string[]} each test that failed, and the reason */
export const failedInJest = ({ testResults = [] }) =>
  testResults.flatMap((/** @type {any} */ file) => {
    if (file.status !== 'failed') return [];
    const path = toShortPath(file.name);
    const failed = file.assertionResults.filter((/** @type {any} */ it) => it.status === 'failed');
    // A file that does not load has no test.
    if (failed.length === 0) return [`${path} did not run`];
    return failed.map(
      (/** @type {any} */ it) => `${path} › ${it.fullName}: ${toReason(it.failureMessages?.[0])}`,
    );
  });

/** @param {{ path: string, ms: number }[]} files */
const printSlowest = (files) =>
  files
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
    .map(({ path, ms }) => `${(ms / 1000).toFixed(1)} s ${path}`);

/** @param {Record<string, any>} report of Jest @returns {string[]} the files that took longest */
export const slowestInJest = ({ testResults = [] }) =>
  printSlowest(
    testResults.map((/** @type {any} */ it) => ({
      path: toShortPath(it.name),
      ms: it.endTime - it.startTime,
    })),
  );

/** @param {Record<string, any>} suite of Playwright @returns {any[]} its tests, those of the suites in it included */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** @param {Record<string, any>} report of Playwright @returns {string[]} each test that failed, and the reason */
export const failedInPlaywright = (report) =>
  specsOf(report).flatMap(({ file, line, title, tests }) =>
    tests
      .filter((/** @type {any} */ it) => it.status === 'unexpected')
      .map((/** @type {any} */ it) => {
        const errors = it.results.flatMap((/** @type {any} */ result) => result.errors);
        const reasons = errors.map((/** @type {any} */ error) => toReason(error.message));
        return `e2e/${file}:${line} › ${title}: ${reasons.join(' | ')}`;
      }),
  );

/** @param {Record<string, any>} report of Playwright @returns {string[]} the files whose tests took longest together */
export const slowestInPlaywright = (report) => {
  /** @type {Map<string, number>} */
  const files = new Map();
  for (const { file, tests } of specsOf(report)) {
    for (const { duration } of tests.flatMap((/** @type {any} */ it) => it.results))
      files.set(file, (files.get(file) ?? 0) + duration);
  }
  return printSlowest([...files].map(([file, ms]) => ({ path: `e2e/${file}`, ms })));
};

/** More lines hide the other results. */
const MAX_SHOP_ERRORS = 20;

/** @param {string} path a log, one JSON object per line @returns {string[]} the errors that a tested shop logged */
export const readShopErrors = (path) => {
  /** @type {string[]} */
  let lines = [];
  try {
    lines = readFileSync(path, 'utf8').split('\n');
  } catch {
    // No shop was started.
  }
  return lines
    .filter((line) => line.includes('"level":"error"') || line.includes('"level":"fatal"'))
    .map((line) => line.slice(0, MAX_REASON))
    .slice(-MAX_SHOP_ERRORS);
};
