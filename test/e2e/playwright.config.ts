import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.ts';
import { projectRoot } from '../../scripts/build/inputs.ts';

/**
 * Tests that walk through a whole shop of strings, page by page. Each kind of page also has a short one, so these run
 * only on the CI server and in full runs. Changing a title brings its test back into all runs.
 */
const longWalks =
  /a search is a text, in a link|tokens, tabs, cursors, ids|a reader meets a shelf of strings|an admin meets what readers/;

const port = Number(process.env.E2E_PORT ?? 4400);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // They only stop what hangs, even on a busy machine (decision 017).
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
    launchOptions: launchOptions(),
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
  },
  webServer: {
    command: 'node scripts/start.ts --fresh --no-edge-cache',
    cwd: projectRoot,
    // The site responds before it is seeded.
    wait: { stdout: /^ready http/m },
    env: { PORT: String(port) },
    timeout: 120_000,
  },
});
