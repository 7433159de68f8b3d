/** The test files of each Vitest project. */

export interface TestFiles {
  readonly include: string[];
  readonly exclude: string[];
}

const emulators = 'scripts/local/**/*.test.ts';
const components = 'web/src/**/*.browser.test.tsx';
/** Run in their own processes: the document reader limits the memory of its process, to which other tests would add. */
const ownProcess = ['functions/lib/document/hostile.test.ts', 'functions/catalog/intake/reading.test.ts'];
/** On a cloud of its own, because it sums over whole domains. */
const figures = 'test/integration/figures.test.ts';
/** Scenarios beyond the one per mechanism that every run includes: `npm run test:full`. */
const fullOnly = 'test/integration/**/*.full.test.ts';

export const testFiles = {
  unit: {
    include: ['{shared,functions,web,infra,scripts}/**/*.test.{ts,tsx}', 'test/{infra,mails}/**/*.test.ts'],
    exclude: [emulators, components, ...ownProcess],
  },
  unitProcess: { include: ownProcess, exclude: [] },
  epubcheck: { include: ['test/epubcheck/**/*.test.ts'], exclude: [] },
  emulators: { include: [emulators], exclude: [] },
  components: { include: [components], exclude: [] },
  integration: { include: ['test/integration/**/*.test.ts'], exclude: [figures, fullOnly] },
  integrationFull: { include: [fullOnly], exclude: [] },
  figures: { include: [figures], exclude: [] },
  faults: { include: ['test/faults/**/*.test.ts'], exclude: [] },
} satisfies Record<string, TestFiles>;
