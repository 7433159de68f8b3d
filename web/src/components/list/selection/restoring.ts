import type { BulkChoice } from './bulk-acts.tsx';

/** What is done with many things of a trash. `comingBack` says what they are then: `They come back as drafts.` */
export const restoring = (noun: string, comingBack: string): BulkChoice<'restore'> => ({
  ...{ act: 'restore', label: 'Restore', failed: `Failed to restore ${noun}` },
  description: comingBack,
});
