import { counterItem } from '#lib/table/counter.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { figuresItem } from '../../tracking/figures.repo.ts';
import { sentCounter } from '../sending.entity.ts';
import { findRound } from '../sending.repo.ts';

/**
 * Parts of the transaction that finds mails of a round sent. Figures are about recipients, so that opens are a share of them:
 * a second mail to somebody who had not opened the first is counted apart.
 */
export async function sentItems(newsletterId: string, round: number, count: number): Promise<TransactItem[]> {
  if (count === 0) return [];
  const isAgain = (await findRound(newsletterId, round))?.kind === 'not_opened';
  if (isAgain) return [figuresItem(newsletterId, { sent_again: count })];
  return [figuresItem(newsletterId, { sent: count }), counterItem(sentCounter, count)];
}
