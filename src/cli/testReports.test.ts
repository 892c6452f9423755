import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  failedCommand,
  failedInJest,
  failedInPlaywright,
  readShopErrors,
  slowestInJest,
  slowestInPlaywright,
} from './testReports.mjs';

const jestReport = {
  testResults: [
    {
      name: `${process.cwd()}/src/commerce/pricing/price.test.ts`,
      status: 'failed',
      startTime: 1000,
      endTime: 2500,
      assertionResults: [
        { status: 'passed', fullName: 'adds extras' },
        {
          status: 'failed',
          fullName: 'rounds to whole cents',
          failureMessages: ['Error: wrong\n\n    expected 1\n'],
        },
      ],
    },
    {
      name: `${process.cwd()}/src/commerce/cart/cart.test.ts`,
      status: 'failed',
      startTime: 1000,
      endTime: 5000,
      assertionResults: [],
    },
    {
      name: `${process.cwd()}/src/catalog/search/find.test.ts`,
      status: 'passed',
      startTime: 1000,
      endTime: 1100,
      assertionResults: [{ status: 'passed', fullName: 'finds a city' }],
    },
  ],
};

it('names a command that failed, and how its output ends', () => {
  expect(failedCommand(['audit.mts', '300'], '')).toBe('audit.mts 300');
  const code = 'x'.repeat(5000);
  const output = `\u001B[31mstarting\u001B[39m\n\n  Error: 500 at ${code}\n  at send\n`;
  expect(failedCommand(['audit.mts', '300'], output)).toBe(
    `audit.mts 300: starting | ${`Error: 500 at ${code}`.slice(0, 200)} | at send`,
  );
  expect(failedCommand(['audit.mts'], 'line\n'.repeat(1000)).length).toBeLessThan(700);
});

it('names each failed test of Jest with file and reason, and files that did not run', () => {
  expect(failedInJest(jestReport)).toEqual([
    'src/commerce/pricing/price.test.ts › rounds to whole cents: Error: wrong | expected 1',
    'src/commerce/cart/cart.test.ts did not run',
  ]);
});

it('lists the files of Jest that took longest', () => {
  expect(slowestInJest(jestReport)).toEqual([
    '4.0 s src/commerce/cart/cart.test.ts',
    '1.5 s src/commerce/pricing/price.test.ts',
    '0.1 s src/catalog/search/find.test.ts',
  ]);
});

it('says nothing about a run that wrote no report', () => {
  expect([failedInJest({}), slowestInJest({}), failedInPlaywright({})]).toEqual([[], [], []]);
});

const error = { message: '\u001b[31mError\u001b[39m: expected 1\nCall log:\n - waiting' };

const second = { message: 'Navigations that failed: http://en.localhost/: net::ERR_FAILED' };

const browserReport = {
  suites: [
    {
      specs: [
        {
          file: 'a.spec.ts',
          line: 3,
          title: 'passes',
          tests: [{ status: 'expected', results: [{ errors: [], duration: 1500 }] }],
        },
      ],
      suites: [
        {
          specs: [
            {
              file: 'a.spec.ts',
              line: 20,
              title: 'breaks',
              tests: [
                { status: 'unexpected', results: [{ errors: [error, second], duration: 500 }] },
              ],
            },
          ],
        },
      ],
    },
  ],
};

it('names each failed test in a browser with all reasons in one line', () => {
  expect(failedInPlaywright(browserReport)).toEqual([
    'e2e/a.spec.ts:20 › breaks: Error: expected 1 | Call log: | - waiting | ' +
      'Navigations that failed: http://en.localhost/: net::ERR_FAILED',
  ]);
});

it('lists the files whose tests in a browser took longest', () => {
  expect(slowestInPlaywright(browserReport)).toEqual(['2.0 s e2e/a.spec.ts']);
});

it('reads the errors in a shop’s log, and none if no shop has run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-reports-'));
  const log = join(folder, 'shop.log');
  const error = '{"level":"error","msg":"the renderer ended"}';
  writeFileSync(log, `{"level":"info","msg":"started"}\n${error}\n`);
  expect([readShopErrors(log), readShopErrors(join(folder, 'none'))]).toEqual([[error], []]);
  rmSync(folder, { recursive: true });
});
