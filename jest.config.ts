/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const config: Config = {
  // Nothing here waits for time to pass: a machine that is busy with something else must not fail a test.
  testTimeout: 30_000,
  // Left to itself, Jest leaves one core idle.
  maxWorkers: '100%',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
};

/** Ships ES modules only, which Jest takes from source files alone. */
const esModules = [
  'use-local-storage-state',
  'ofetch',
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

const createConfig = nextJest({ dir: './' })(config);

const loadConfig = async (): Promise<Config> => ({
  ...(await createConfig()),
  transformIgnorePatterns: [
    `/node_modules/(?!(?:${esModules.join('|')})/)`,
    '^.+\\.module\\.(?:css|sass|scss)$',
  ],
});

export default loadConfig;
