import type { Writer } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { nowIso } from '#lib/clock.ts';
import { conflict } from '#lib/errors.ts';
import { type Saved, saved } from '#lib/managed/answer.ts';
import { announce } from '#lib/outbox/announce.ts';
import { type OutboxRecord, outboxItem } from '#lib/outbox/outbox.repo.ts';
import { transact } from '#lib/table/transact.ts';
import type { GenerationStatus } from '#shared/generation/choices.ts';
import type { GenerationDetail } from '#shared/generation/generation.ts';
import { type Change, changeItem, type StoredGeneration } from './generation.repo.ts';
import { getGeneration, knownGeneration, overAt } from './generation.service.ts';
import { executionTask } from './task.ts';

type Changed = Saved<'generation', GenerationDetail>;

/** Nobody needs more, and the log stays short enough for its item. */
const mostAttempts = 20;

/** An act on a generation in one of some states, with its tasks and its audit row. */
interface Act {
  readonly action: `generation.${string}`;
  readonly from: readonly GenerationStatus[];
  /** Why it is refused in any other state. */
  readonly refusal: string;
  readonly change: Change;
  readonly tasks: readonly OutboxRecord[];
}

async function carryOut(writer: Writer, stored: StoredGeneration, act: Act): Promise<void> {
  const { id, topic, status, attempt } = stored;
  const refused = () => conflict(act.refusal);
  if (!act.from.includes(status)) throw refused();
  const { set } = act.change;
  const row = auditItem(writer, {
    action: act.action,
    target: { id, name: topic },
    before: { status, attempt },
    after: { status: set.status, attempt: set.attempt ?? attempt },
  });
  const change = { items: [changeItem(stored, act.from, act.change)], refused };
  await transact([change, ...act.tasks.map(outboxItem), row]);
  await announce(act.tasks.slice(0, 1));
}

/** Cancels a generation. A step that still runs finds out before it writes anything; its tokens are counted. */
export async function cancelGeneration(writer: Writer, id: string): Promise<Changed> {
  const stored = await knownGeneration(id);
  const { attempt } = stored;
  await carryOut(writer, stored, {
    action: 'generation.canceled',
    from: ['queued', 'running'],
    refusal: 'This generation has ended already.',
    change: { set: { status: 'canceled', ended_at: nowIso() }, sentence: `${writer.name} canceled it` },
    tasks: [executionTask(id, { kind: 'stop', attempt })],
  });
  return saved('generation', 'Generation canceled', await getGeneration(id));
}

/** Goes on with the step that failed, in another execution; what is written stays. */
export async function retryGeneration(writer: Writer, id: string): Promise<Changed> {
  const stored = await knownGeneration(id);
  if (stored.attempt >= mostAttempts)
    throw conflict('This generation was tried again too often. Please start another one.');
  const attempt = stored.attempt + 1;
  await carryOut(writer, stored, {
    action: 'generation.retried',
    from: ['failed', 'canceled'],
    refusal: 'Only a generation that failed or was canceled can be tried again.',
    change: {
      set: { status: 'queued', attempt, error: '', ended_at: '' },
      sentence: `${writer.name} tried it again`,
    },
    tasks: [executionTask(id, { kind: 'start', attempt }), executionTask(id, { kind: 'settle', attempt }, overAt())],
  });
  return saved('generation', 'Generation started again', await getGeneration(id));
}
