import type { SignedIn } from '#lib/actor.ts';
import { nowIso } from '#lib/clock.ts';
import { limitPerHour } from '#lib/http/rate-limit.ts';
import { announce } from '#lib/outbox/announce.ts';
import { outboxItem } from '#lib/outbox/outbox.repo.ts';
import { transact } from '#lib/table/transact.ts';
import { newsletters } from './newsletter.service.ts';
import { newTask } from './task.ts';
import { type Addressee, addresseesOf, inWords } from './test-recipients.ts';

/** Mails of tests: more than somebody needs who looks at every change. */
const hourly = {
  name: 'newsletter-test',
  most: 60,
  detail: 'You have sent many tests in this hour. Please use the preview, or try again in the next one.',
};
const fewer = 'You have sent many tests in this hour. Please choose fewer people, or try again in the next one.';

/** Oneself by address, as it is in question whether that is the right one; colleagues by name. */
function sentence(actor: SignedIn, addressees: readonly Addressee[]): string {
  const others = addressees.filter(({ id }) => id !== actor.id);
  if (others.length === 0) return `A test is on its way to ${actor.email}`;
  const names = [...(others.length < addressees.length ? ['you'] : []), ...others.map(({ name }) => name)];
  return `${names.length === 1 ? 'A test is on its' : 'Tests are on their'} way to ${inWords(names)}`;
}

/**
 * Mails a newsletter as it is saved to whoever asks, or to these colleagues: to all of them, or to nobody when one may
 * not get it.
 */
export async function sendTest(
  actor: SignedIn,
  id: string,
  recipients: readonly string[] = [actor.id],
): Promise<string> {
  await newsletters.show(id);
  const addressees = await addresseesOf(actor, recipients);
  const { length } = addressees;
  await limitPerHour(length === 1 ? hourly : { ...hourly, detail: fewer }, actor.id, length);
  const tasks = addressees.map(({ email }) => newTask(email, { kind: 'test', newsletter_id: id, asked_at: nowIso() }));
  await transact(tasks.map(outboxItem));
  await announce(tasks);
  return sentence(actor, addressees);
}
