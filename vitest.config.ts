import { availableParallelism } from 'node:os';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/browser.ts';
import { projectRoot } from './scripts/build/inputs.ts';
import { reachVariable } from './scripts/test/kept/reach-folder.ts';
import { testFiles } from './scripts/test/test-files.ts';

const onTheCloud = {
  globalSetup: ['test/integration/global.ts'],
  setupFiles: ['test/quiet.ts', 'test/integration/reach.ts', 'test/integration/environment.ts'],
  // They only end what hangs, also on a busy machine (decision 017).
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { requireAssertions: true },
};
const alone = {
  // Files share the libraries that a worker has loaded, but no modules of the project (test/fresh-file.ts).
  isolate: false,
  setupFiles: ['test/quiet.ts', 'test/fresh-file.ts', 'test/unit-environment.ts'],
  testTimeout: 60_000,
  // Opening a real table is a second's work, and ten on a busy machine (decision 017).
  hookTimeout: 60_000,
  expect: { requireAssertions: true },
};

export default defineConfig({
  test: {
    // One more than there are cores: a file often waits for the cloud, for its clock or for another process.
    maxWorkers: availableParallelism() + 1,
    // A file in a process of its own takes half as much of a processor again (decision 022).
    pool: 'threads',
    projects: [
      { test: { ...alone, name: 'unit', ...testFiles.unit } },
      { test: { ...alone, name: 'unit-process', ...testFiles.unitProcess, pool: 'forks', isolate: true } },
      // Validates the EPUBs made here with epubcheck, as shops do.
      { test: { ...alone, name: 'epubcheck', ...testFiles.epubcheck } },
      // They prove the local cloud, which seldom changes: `npm test` leaves them out while it is as it was (decision 022).
      { test: { ...alone, name: 'emulators', ...testFiles.emulators } },
      {
        plugins: [react(), tailwind()],
        optimizeDeps: { entries: ['web/src/main.tsx', ...testFiles.components.include] },
        test: {
          name: 'components',
          // In a real browser, with an API that the contract answers: the test decides what the server answers.
          ...testFiles.components,
          setupFiles: [
            'test/components/lean-react.ts',
            'test/quiet.ts',
            'test/components/clean.ts',
            'test/components/reach.ts',
          ],
          provide: { reachFolder: process.env[reachVariable] ?? '', projectRoot },
          // A page for each file costs a fifth of the run; every test opens the site as a new visit anyway.
          isolate: false,
          testTimeout: 60_000,
          // test/components/site.tsx moves the page's clock by five times this interval at each poll.
          expect: { poll: { timeout: 30_000, interval: 10 }, requireAssertions: true },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // No animations: elements are in place at once.
            provider: playwright({ launchOptions: launchOptions(), contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
          },
        },
      },
      { test: { ...onTheCloud, name: 'integration', ...testFiles.integration, provide: { seed: 'shop' } } },
      { test: { ...onTheCloud, name: 'integration-full', ...testFiles.integrationFull, provide: { seed: 'shop' } } },
      // Faults are injected into functions that other files need: on a cloud of their own.
      { test: { ...onTheCloud, name: 'faults', ...testFiles.faults, provide: { seed: 'empty' } } },
      // Sums over whole domains, which files beside would change: on an empty cloud of their own.
      { test: { ...onTheCloud, name: 'figures', ...testFiles.figures, provide: { seed: 'empty' } } },
    ],
  },
});
