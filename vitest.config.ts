import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const onTheCloud = {
  globalSetup: ['test/integration/global.ts'],
  setupFiles: ['test/quiet.ts', 'test/integration/environment.ts'],
  // They only end what hangs, also on a busy machine (decision 017).
  testTimeout: 240_000,
  hookTimeout: 240_000,
};
const figures = 'test/integration/figures.test.ts';
const emulators = 'scripts/local/**/*.test.ts';
const alone = {
  setupFiles: ['test/quiet.ts', 'test/unit-environment.ts'],
  testTimeout: 60_000,
  expect: { requireAssertions: true },
};

export default defineConfig({
  test: {
    // One more than there are cores: a file often waits for the cloud, for its clock or for another process.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...alone,
          name: 'unit',
          include: ['{shared,functions,web,infra,scripts}/**/*.test.{ts,tsx}', 'test/infra/**/*.test.ts'],
          exclude: [emulators],
        },
      },
      // They prove the local cloud, which seldom changes: `npm test` leaves them out while it is as it was (decision 022).
      { test: { ...alone, name: 'emulators', include: [emulators] } },
      {
        test: {
          ...onTheCloud,
          name: 'integration',
          include: ['test/integration/**/*.test.ts'],
          exclude: [figures],
          provide: { seed: 'shelf' },
        },
      },
      // Faults are injected into functions that files beside would need: on a cloud of their own.
      { test: { ...onTheCloud, name: 'faults', include: ['test/faults/**/*.test.ts'], provide: { seed: 'empty' } } },
      // Sums over whole domains, which files beside would change: on an empty cloud of their own.
      { test: { ...onTheCloud, name: 'figures', include: [figures], provide: { seed: 'empty' } } },
    ],
  },
});
