/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const config: Config = {
  // Nothing here waits for time to pass: a machine that is busy with something else must not fail a test.
  testTimeout: 30_000,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
};

/** Ships ES modules only, which Jest takes from source files alone. */
const esModules = ['use-local-storage-state', 'ofetch'];

const createConfig = nextJest({ dir: './' })(config);

const loadConfig = async (): Promise<Config> => ({
  ...(await createConfig()),
  transformIgnorePatterns: [
    `/node_modules/(?!(?:${esModules.join('|')})/)`,
    '^.+\\.module\\.(?:css|sass|scss)$',
  ],
});

export default loadConfig;
