/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import { isCore } from './src/testing/scope';

/**
 * `TEST_SCOPE=core`, which `npm test` sets, leaves out `*.complete.test.ts`: every page of every site, thousands of
 * cases, other programs. Without it, or with `all`, every test runs.
 */
const shared: Config = {
  testEnvironment: 'node',
  // All runs share it, with whatever folder for temporary files.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  runtime: '<rootDir>/src/testing/jestRuntime.js',
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@troupe/([^/]+)/(.+)$': '<rootDir>/packages/$1/src/$2',
    '^@troupe/([^/]+)$': '<rootDir>/packages/$1/src/index.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  testPathIgnorePatterns: isCore ? [String.raw`\.complete\.test\.tsx?$`] : [],
};

const unit: Config = {
  ...shared,
  displayName: 'unit',
  testMatch: ['<rootDir>/{src,packages}/**/*.test.{ts,tsx}'],
  globalSetup: '<rootDir>/src/testing/globalSetup.ts',
  globalTeardown: '<rootDir>/src/testing/globalTeardown.ts',
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    '^@emotion/sheet$': '<rootDir>/src/testing/emotionSheet.ts',
  },
};

/** HTTP tests that must pass against Next alone too, without the cache server in front of it. */
const serverIndependent = [
  'addresses.complete',
  'api',
  'feeds',
  'health',
  'notFound',
  'pageCache',
  'preview',
  'rawRequests',
  'revalidate',
  'routes',
];

/**
 * Which HTTP tests run, by `SHOP_SERVER`. `next` starts Next alone and runs the tests that must pass without the cache
 * server. `both` runs the test that compares the two: Next alone listens at another port and writes that port into the
 * pages that the two share, so that no other test may read these at the same time.
 */
const httpTests: Readonly<Record<string, readonly string[]>> = {
  next: serverIndependent.map((name) => `<rootDir>/e2e/http/${name}.test.ts`),
  both: ['<rootDir>/e2e/http/cacheServer.test.ts'],
};

/** Tests against the built shop over plain HTTP, without a browser. One shop serves all of them. */
const http: Config = {
  ...shared,
  displayName: 'http',
  testMatch: [
    ...(httpTests[process.env['SHOP_SERVER'] ?? ''] ?? [
      '<rootDir>/e2e/http/!(cacheServer).test.ts',
    ]),
  ],
  setupFilesAfterEnv: ['<rootDir>/e2e/http/setup.ts'],
  globalSetup: '<rootDir>/e2e/http/globalSetup.ts',
  globalTeardown: '<rootDir>/e2e/http/globalTeardown.ts',
};

/** Ships ES modules only, which Jest takes from source files alone. */
const esModules = [
  'use-local-storage-state',
  // What reads Markdown is a family of many small packages.
  '(?:remark|rehype|unist|mdast|hast|micromark|vfile|character|is)-[^/]+',
  'micromark',
  'unified',
  'vfile',
  'bail',
  'ccount',
  'devlop',
  'escape-string-regexp',
  'decode-named-character-reference',
  'github-slugger',
  'longest-streak',
  'markdown-table',
  'parse-entities',
  'stringify-entities',
  'trim-lines',
  // What makes Markdown of HTML.
  'collapse-white-space',
  'entities',
  'parse5',
  'hastscript',
  'trim-trailing-lines',
  'web-namespaces',
  'trough',
  'zwitch',
  '@ungap/structured-clone',
  // What prints feeds.
  'feed',
  'html-void-elements',
  'property-information',
  '(?:comma|space)-separated-tokens',
];

const transformIgnorePatterns = [
  `/node_modules/(?!(?:${esModules.join('|')})/)`,
  '^.+\\.module\\.(?:css|sass|scss)$',
];

const createProject = async (project: Config): Promise<Config> => ({
  ...(await nextJest({ dir: './' })(project)()),
  transformIgnorePatterns,
});

const loadConfig = async (): Promise<Config> => ({
  // It ends tests that hang. A test waits for conditions, never for time to pass: a busy machine must not fail it.
  testTimeout: isCore ? 120_000 : 900_000,
  // Many tests wait for servers and child processes, so there are more workers than cores. Not as a share: Jest takes a
  // number above 100 % for a count.
  maxWorkers: availableParallelism() + 2,
  // A worker keeps some memory of each file. A new one starts in a second.
  workerIdleMemoryLimit: '1500MB',
  projects: [await createProject(unit), await createProject(http)],
});

export default loadConfig;
