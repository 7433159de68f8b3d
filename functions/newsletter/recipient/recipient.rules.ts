import type { RecipientState, RoundKind, SettledState } from '#shared/newsletter/sending-choices.ts';
import type { StoredProgress } from '../sending/batch/batch.repo.ts';
import type { StoredRecipient } from './recipient.repo.ts';

/**
 * What became of a newsletter for somebody, over all rounds: whoever got it has got it, also if a second mail failed. Undefined
 * while nobody knows.
 */
export const stateOf = (known: Pick<StoredRecipient, 'state' | 'sent_at'> | undefined): SettledState | undefined =>
  known?.sent_at ? 'sent' : known?.state;

/** What a round did for a recipient; undefined while nobody knows. */
export const settledIn = (
  round: number,
  known: Pick<StoredRecipient, 'round' | 'state'> | undefined,
): SettledState | undefined => (known?.round !== undefined && known.round >= round ? known.state : undefined);

type Counted = Pick<StoredProgress, 'is_done' | 'untried' | 'sent' | 'failed' | 'suppressed' | 'uncertain'>;

/**
 * Whether somebody in a batch of the first round may be in a state, as far as the batch tells. `later`: the rounds after it,
 * which gave those whose mail failed, or who had not opened it, another state.
 */
export function mayHave(
  state: RecipientState | undefined,
  progress: Counted | undefined,
  later: readonly RoundKind[],
): boolean {
  if (!state) return true;
  if (!progress) return state === 'queued';
  if (!progress.is_done) return true;
  if (state === 'claimed') return false;
  // A sending that was stopped leaves some who were never tried.
  if (state === 'queued') return progress.untried?.length !== 0;
  const { failed = 0, sent = 0, [state]: counted = 0 } = progress;
  return counted > 0 || (failed > 0 && later.includes('failed')) || (sent > 0 && later.includes('not_opened'));
}
