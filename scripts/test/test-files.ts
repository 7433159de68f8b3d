/** The test files of each project of vitest, for its configuration and for choosing those that a change can reach. */

export interface TestFiles {
  readonly include: string[];
  readonly exclude: string[];
}

const emulators = 'scripts/local/**/*.test.ts';
const components = 'web/src/**/*.browser.test.tsx';
/** In processes of their own: the document reader refuses files by its process's memory, which other tests would add to. */
const ownProcess = ['functions/lib/document/hostile.test.ts', 'functions/catalog/intake/reading.test.ts'];
/** On a cloud of its own, because it sums over whole domains. */
const figures = 'test/integration/figures.test.ts';
/** Scenarios beyond the one of each mechanism that every run has: `npm run test:full`. */
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
