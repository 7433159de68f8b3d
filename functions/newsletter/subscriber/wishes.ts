import { outboxItem } from '#lib/outbox/outbox.repo.ts';
import { TransactionRefused, transact } from '#lib/table/transact.ts';
import { interestsOf } from '#shared/newsletter/subscriber.ts';
import { type NewsletterWish, takeNewsletterWishItem, waitingNewsletterWishes } from '../newsletter-wish.repo.ts';
import { newOptIn } from '../task.ts';

/** The wish goes and the task comes in one transaction: however many sweeps run at once, one task is made of it. */
async function take({ user_id, email, interests }: NewsletterWish): Promise<void> {
  const task = newOptIn(email, { interests: interestsOf(interests), source: 'registration', user_id });
  try {
    await transact([takeNewsletterWishItem(user_id), outboxItem(task)]);
  } catch (error) {
    // Another sweep has it, or the account has been deleted meanwhile.
    if (!(error instanceof TransactionRefused)) throw error;
  }
}

const portion = 25;

/** Makes tasks of the boxes that were ticked at registrations, oldest first, until none is left or time is up. */
export async function takeWishes(deadline: number): Promise<void> {
  const end = performance.now() + deadline;
  while (performance.now() < end) {
    const wishes = await waitingNewsletterWishes(portion);
    if (wishes.length === 0) return;
    await Promise.all(wishes.map(take));
  }
}
