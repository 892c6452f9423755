import { defineConfig, devices } from '@playwright/test';
import { refused } from './e2e/support/choice';
import { coreTests } from './e2e/support/coreTests';
import { port, shopEnv } from './e2e/support/shop';
import { isCore } from './src/testing/scope';

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
  testMatch: '*.spec.ts',
  ...(isCore ? { grep: [...coreTests] } : {}),
  outputDir: './test-results/playwright',
  fullyParallel: true,
  // No more: the renderer has a lower priority, so that with three browsers on two cores pages and pictures come too late.
  workers: 2,
  // Tests wait for conditions, never for time to pass: a busy machine must not fail them. Nothing has a second try.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['PLAYWRIGHT_REPORT'] ?? 'test-results/playwright.json' }],
    // Only `npm test` sets it, which runs the whole set.
    ...(isCore && process.env['PLAYWRIGHT_REPORT']
      ? [['./e2e/support/wholeCoreSet.ts'] as const]
      : []),
  ],
  use: {
    ...devices['Desktop Chrome'],
    // The notice takes the focus, which is what few journeys are about.
    storageState: refused,
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] || undefined, args: quiet },
    // Recording costs more time than all journeys together: ask for it to see what went wrong.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
  },
  // A test that edits content waits for those that read it. Tests without a browser are Jest's (e2e/http).
  projects: [
    {
      name: 'reading',
      testIgnore: ['deploy.spec.ts', 'hostileContent.spec.ts', 'preview.spec.ts'],
    },
    // Starts a shop of its own again and again.
    { name: 'deploying', testMatch: 'deploy.spec.ts' },
    { name: 'preview', testMatch: 'preview.spec.ts', dependencies: ['reading'] },
    { name: 'hostile', testMatch: 'hostileContent.spec.ts', dependencies: ['preview'] },
  ],
  webServer: {
    command: 'node --import tsx e2e/support/serve.mts',
    url: `http://127.0.0.1:${port}/`,
    timeout: 300_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    // Pages stay fresh for the default time. With the two seconds of the HTTP tests, a fifth of the time went into
    // rendering them again. No test in a browser waits for a change of a page that this shop has rendered.
    env: { ...shopEnv, REVALIDATE_SECONDS: '' },
  },
});
