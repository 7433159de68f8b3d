import type { Outcome } from './post.rules.ts';

/** Notices that SES is away, before more mails become uncertain than it takes. */
export interface Silence {
  /** What became of a mail. */
  heard(outcome: Outcome): void;
  /** SES has not answered for too many mails in a row. */
  readonly isLong: boolean;
  /** Whether SES has been away, and has not answered since. */
  readonly isProbing: boolean;
}

/** Mails in a row without an answer. */
const most = 5;

/** `wasAway`: the turn before ended because of an outage; then one mail asks whether it is over. */
export function createSilence(wasAway: boolean): Silence {
  let isProbing = wasAway;
  let unanswered = 0;
  return {
    heard({ state }) {
      if (state === 'uncertain') unanswered += 1;
      else [unanswered, isProbing] = [0, false];
    },
    get isLong() {
      return unanswered >= (isProbing ? 1 : most);
    },
    get isProbing() {
      return isProbing;
    },
  };
}
