import { findCodeProblem } from '#functions/commerce/public.ts';
import type { Writer } from '#lib/actor.ts';
import { now } from '#lib/clock.ts';
import { invalid } from '#lib/errors.ts';
import { managed } from '#lib/managed/managed.ts';
import type { Broadcast, BroadcastEdit, BroadcastInput } from '#shared/notifications/broadcast.ts';
import { BroadcastEntity } from './broadcast.entity.ts';
import { toBroadcast } from './broadcast.repo.ts';
import { forgetSeenItems, seenCounts } from './seen-count.repo.ts';

/** The broadcasts as admins manage them. */
export const broadcasts = managed({
  entity: BroadcastEntity,
  noun: 'notification',
  field: 'notification',
  id: 'broadcast',
  name: ({ title }) => title,
  async view({ id }) {
    const seen = (await seenCounts()).get(id) ?? 0;
    return (item) => ({ ...toBroadcast(item), seen });
  },
});

/** Everybody is shown the code, so it has to be one that everybody can use. */
async function requireWorkingCode(code: string | null | undefined): Promise<void> {
  const problem = code ? await findCodeProblem(code) : undefined;
  if (problem) throw invalid('discount_code', problem);
}

export async function createBroadcast(writer: Writer, input: BroadcastInput) {
  await requireWorkingCode(input.discount_code);
  return broadcasts.create(writer, input);
}

/** A code that has expired since does not prevent other changes. */
export async function editBroadcast(writer: Writer, id: string, edit: BroadcastEdit) {
  const { discount_code } = await broadcasts.mustBe(id, edit.revision);
  if (edit.discount_code !== discount_code) await requireWorkingCode(edit.discount_code);
  return broadcasts.edit(writer, id, edit);
}

/** Withdraws a broadcast; how often it was seen is forgotten with it. */
export const deleteBroadcast = (writer: Writer, id: string) =>
  broadcasts.delete(writer, id, async () => ({ also: forgetSeenItems(id) }));

/** Whether it is currently shown. */
export const isLive = ({ active, expires_at }: Broadcast): boolean =>
  active && (expires_at === null || Date.parse(expires_at) > now());
