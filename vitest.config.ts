import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shared,functions,web,infra,scripts}/**/*.test.{ts,tsx}', 'test/infra/**/*.test.ts'],
          setupFiles: ['test/quiet.ts', 'test/unit-environment.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['test/integration/**/*.test.ts'],
          globalSetup: ['test/integration/global.ts'],
          setupFiles: ['test/quiet.ts', 'test/integration/environment.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
