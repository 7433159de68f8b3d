import { outboxItem } from '#lib/outbox/outbox.repo.ts';
import { transactUnlessRefused } from '#lib/table/transact.ts';
import { interestsOf } from '#shared/newsletter/subscriber.ts';
import {
  type RegistrationOptIn,
  takeRegistrationOptInItem,
  waitingRegistrationOptIns,
} from '../registration-opt-in.repo.ts';
import { newOptIn } from '../task.ts';

/** Replaces the opt-in with a task in one transaction, so concurrent sweeps create only one task. */
async function take({ user_id, email, interests }: RegistrationOptIn): Promise<void> {
  const task = newOptIn(email, { interests: interestsOf(interests), source: 'registration', user_id });
  // Refused when another sweep took it, or the account was deleted in the meantime.
  await transactUnlessRefused([takeRegistrationOptInItem(user_id), outboxItem(task)]);
}

const portion = 25;

/** Turns registration opt-ins into tasks, oldest first, until none is left or time is up. */
export async function takeRegistrationOptIns(deadline: number): Promise<void> {
  const end = performance.now() + deadline;
  while (performance.now() < end) {
    const optIns = await waitingRegistrationOptIns(portion);
    if (optIns.length === 0) return;
    await Promise.all(optIns.map(take));
  }
}
