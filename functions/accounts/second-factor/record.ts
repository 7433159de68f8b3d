import { auditItem } from '#lib/audit/audit.ts';
import { announce } from '#lib/outbox/announce.ts';
import { type OutboxRecord, outboxItem } from '#lib/outbox/outbox.repo.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { newSecondFactorTask, type SecondFactorEvent } from '../task.ts';
import { auditTarget } from '../user/audit-target.ts';
import type { StoredUser } from '../user/user.repo.ts';

const actions = {
  enrolled: 'user.second-factor-enrolled',
  removed: 'user.second-factor-removed',
  renewed: 'user.recovery-codes-renewed',
  recovered: 'user.recovery-code-used',
} as const satisfies Partial<Record<SecondFactorEvent, `user.${string}`>>;

/** What an act on one's own second factor leaves behind: parts of its transaction, and what to announce after it. */
export interface Note {
  readonly items: readonly TransactItem[];
  readonly announce: () => Promise<void>;
}

/** The audit row, which names nobody who may leave, and the mail to the person. */
export function noteOf(user: StoredUser, event: keyof typeof actions): Note {
  const target = auditTarget(user);
  const task: OutboxRecord = newSecondFactorTask(user.subject, event);
  return {
    items: [auditItem(target, { action: actions[event], target }), outboxItem(task)],
    announce: () => announce([task]),
  };
}
