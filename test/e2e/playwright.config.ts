import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';

/**
 * Tests that walk through a whole shop of strings, one page after the other. Each kind of page also has a short one, so
 * that these are left to the server and to full runs. A title that changes brings its test back to all runs.
 */
const longWalks =
  /a search is a text, in a link|tokens, tabs, cursors, ids|a reader meets a shelf of strings|an admin meets what readers/;

const port = Number(process.env.E2E_PORT ?? 4400);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // They only end what hangs, also on a busy machine (decision 017).
  timeout: 240_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  reporter: 'list',
  projects: [
    { name: 'browser', grepInvert: longWalks },
    { name: 'long-walks', grep: longWalks },
  ],
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
