import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';

const port = Number(process.env.E2E_PORT ?? 4400);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // They only end what hangs, also on a busy machine (decision 017).
  timeout: 240_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  outputDir: '../../.cache/e2e',
  use: {
    baseURL: `http://localhost:${port}`,
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
  },
  webServer: {
    command: 'node scripts/start.ts --fresh',
    cwd: new URL('../../', import.meta.url).pathname,
    // The site answers before its shelves are filled.
    wait: { stdout: /^ready http/m },
    env: { PORT: String(port) },
    timeout: 120_000,
  },
});
