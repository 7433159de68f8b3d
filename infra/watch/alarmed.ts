import type { Figure } from './watched.ts';

/** What the alarms watch, by name. */
export interface Watched {
  readonly stage: string;
  readonly apiId: string;
  readonly table: string;
  /** The queue of events that functions failed to process. */
  readonly failures: string;
  /** Names of the table's indexes. */
  readonly indexes: readonly string[];
  /** ARNs of the state machines. */
  readonly machines: readonly string[];
  /** Names of the functions that do the steps of state machines. */
  readonly steps: readonly string[];
}

export interface Alarmed {
  /** In `docs/runbooks`, without its ending. */
  readonly runbook: string;
  /** What has happened, for the mail's reader. */
  readonly says: string;
  readonly figure: Figure;
  /** At this value or above something is wrong, in so many periods on end. */
  readonly from: number;
  readonly periods: number;
  /**
   * What no figure means: silence is fine where figures tell of failures, and wrong where something reports
   * regularly.
   */
  readonly silence: 'fine' | 'wrong';
}
