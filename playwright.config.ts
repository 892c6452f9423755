import { defineConfig, devices } from '@playwright/test';
import { refused } from './e2e/support/choice';
import { port, shopEnv } from './e2e/support/shop';

/** Without these flags Chromium asks for the outside, which tests never touch. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results/playwright',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  // A machine that is busy with something else must not fail a journey; the report names those that took two tries.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['PLAYWRIGHT_REPORT'] ?? 'test-results/playwright.json' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    // The notice takes the focus, which is what few journeys are about.
    storageState: refused,
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] || undefined, args: quiet },
    // Recording costs more time than all journeys together: ask for it to see what went wrong.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
  },
  // Editing changes what the others read, so it waits until they are done.
  projects: [
    {
      name: 'reading',
      testIgnore: [
        'deploy.spec.ts',
        'editing.spec.ts',
        'hostileContent.spec.ts',
        'revalidate.spec.ts',
        'preview.spec.ts',
      ],
    },
    // Has a shop of its own, which it starts anew again and again.
    { name: 'deploying', testMatch: 'deploy.spec.ts' },
    { name: 'editing', testMatch: 'editing.spec.ts', dependencies: ['reading'] },
    {
      name: 'refreshing',
      testMatch: ['revalidate.spec.ts', 'preview.spec.ts'],
      dependencies: ['editing'],
    },
    { name: 'hostile', testMatch: 'hostileContent.spec.ts', dependencies: ['refreshing'] },
  ],
  webServer: {
    command: 'node --import tsx e2e/support/serve.mts',
    url: `http://127.0.0.1:${port}/`,
    timeout: 300_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: shopEnv,
  },
});
