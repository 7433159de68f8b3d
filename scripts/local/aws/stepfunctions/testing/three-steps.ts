import { calls } from './test-machines.ts';

/** Marks each of its items, then waits for a function, then passes everything on. */
export const threeSteps = {
  StartAt: 'Each',
  States: {
    Each: {
      Type: 'Map',
      MaxConcurrency: 3,
      ItemProcessor: { StartAt: 'Mark', States: { Mark: calls('mark') } },
      Next: 'Hang',
    },
    Hang: calls('hang', { ResultPath: null, End: true }),
  },
};
