import type { EntityItem } from 'electrodb';
import { nowIso } from '#lib/clock.ts';
import { notFound } from '#lib/errors.ts';
import { readAll } from '#lib/table/batch.ts';
import { ifCondition } from '#lib/table/condition.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { SendingState } from '#shared/newsletter/sending-choices.ts';
import type { Settled } from './batch/batch.repo.ts';
import { RoundEntity, SendingEntity } from './sending.entity.ts';

export type StoredSending = EntityItem<typeof SendingEntity>;
export type StoredRound = EntityItem<typeof RoundEntity>;

/** The mark of a sending that is under way. */
export const underWay = 'yes';

/** Strongly consistent: a pause from a moment ago counts. */
export async function findSending(newsletter_id: string): Promise<StoredSending | undefined> {
  return (await SendingEntity.get({ newsletter_id }).go({ consistent: true })).data ?? undefined;
}

/** 404 for a newsletter that was never sent. */
export async function mustFindSending(newsletterId: string): Promise<StoredSending> {
  const sending = await findSending(newsletterId);
  if (!sending) throw notFound('This newsletter has not been sent');
  return sending;
}

/** Those of some newsletters that are paused. Eventually consistent, for lists. */
export async function pausedOf(newsletterIds: readonly string[]): Promise<ReadonlySet<string>> {
  const sendings = await readAll(
    newsletterIds.map((newsletter_id) => ({ newsletter_id })),
    (keys) => SendingEntity.get(keys).go(),
  );
  return new Set(sendings.filter(({ state }) => state === 'paused').map(({ newsletter_id }) => newsletter_id));
}

/** What does not change, for links of mails: eventually consistent. */
export async function findSendingForLinks(newsletter_id: string): Promise<StoredSending | undefined> {
  return (await SendingEntity.get({ newsletter_id }).go()).data ?? undefined;
}

/** The sendings under way: a few at most. */
export async function sendingsUnderWay(): Promise<StoredSending[]> {
  return (await SendingEntity.query.underWay({ under_way: underWay }).go({ pages: 'all' })).data;
}

/** All rounds of a newsletter, oldest first, strongly consistent. */
export async function roundsOf(newsletter_id: string): Promise<StoredRound[]> {
  const { data } = await RoundEntity.query.ofNewsletter({ newsletter_id }).go({ consistent: true, pages: 'all' });
  return data.toSorted((one, other) => one.round - other.round);
}

/** Strongly consistent: its workers and its sums are asked about while they change. */
export async function findRound(newsletter_id: string, round: number): Promise<StoredRound | undefined> {
  return (await RoundEntity.get({ newsletter_id, round }).go({ consistent: true })).data ?? undefined;
}

/** Parts of the transaction that begins a sending, or another round of it. */
export const newSendingItem = (sending: StoredSending): TransactItem => ({
  Put: SendingEntity.create(sending).params(),
});
export const newRoundItem = (round: StoredRound): TransactItem => ({ Put: RoundEntity.create(round).params() });

/** Changes a sending that is in one of some states, in the run that was read; part of a transaction. */
export const changeSendingItem = (
  { newsletter_id, run }: StoredSending,
  from: readonly SendingState[],
  change: Partial<Omit<StoredSending, 'newsletter_id'>>,
  without: readonly ('pause' | 'wait' | 'under_way' | 'ended_at' | 'revivals')[] = [],
): TransactItem => ({
  Update: SendingEntity.patch({ newsletter_id })
    .set(change)
    .remove([...without])
    .where((of, { eq }) => `${eq(of.run, run)} AND (${from.map((state) => eq(of.state, state)).join(' OR ')})`)
    .params(),
});

/** Part of the transaction that pauses a sending; refused when it is not under way. */
export const pauseItem = (sending: StoredSending, pause: NonNullable<StoredSending['pause']>): TransactItem =>
  changeSendingItem(sending, ['sending'], { state: 'paused', pause }, ['under_way', 'wait']);

/** What a worker says of itself: false when the sending is no longer its own. */
export async function noteSeen(
  { newsletter_id, run }: Pick<StoredSending, 'newsletter_id' | 'run'>,
  { rate, wait }: Pick<StoredSending, 'rate' | 'wait'>,
): Promise<boolean> {
  const change = SendingEntity.patch({ newsletter_id })
    .set({ seen_at: nowIso(), ...(rate !== undefined && { rate }), ...(wait && { wait }) })
    .remove(wait ? ['revivals'] : ['wait', 'revivals'])
    .where((of, { eq }) => `${eq(of.run, run)} AND ${eq(of.state, 'sending')}`);
  return (await ifCondition(change.go())) !== undefined;
}

/** Stores how far the making of batches is, never less than before; the same again is the same. */
export async function noteFrozen(
  { newsletter_id, round }: StoredRound,
  { batches, total, is_frozen }: Pick<StoredRound, 'batches' | 'total' | 'is_frozen'>,
): Promise<void> {
  const change = RoundEntity.patch({ newsletter_id, round })
    .set({ batches, total, is_frozen })
    .where((of, { eq, lte }) => `${eq(of.is_frozen, false)} AND ${lte(of.batches, batches)}`);
  await ifCondition(change.go());
}

/** All batches before this one are done. Never goes back. */
export async function noteFirstOpen({ newsletter_id, round }: StoredRound, first_open: number): Promise<void> {
  const change = RoundEntity.patch({ newsletter_id, round })
    .set({ first_open })
    .where((of, { lt }) => lt(of.first_open, first_open));
  await ifCondition(change.go());
}

/** Part of the transaction that counts a batch, or finds a mail sent that seemed uncertain. */
export const countedItem = (newsletter_id: string, round: number, counts: Partial<Settled>): TransactItem => ({
  Update: RoundEntity.patch({ newsletter_id, round }).add(counts).params(),
});

/** Part of the transaction that ends a sending whose batches are all done. */
/** Part of the transaction that ends a round, at this moment or when it was stopped. */
export const endRoundItem = (
  { newsletter_id, round }: Pick<StoredRound, 'newsletter_id' | 'round'>,
  ended_at = nowIso(),
): TransactItem => ({
  Update: RoundEntity.patch({ newsletter_id, round }).set({ ended_at }).params(),
});
