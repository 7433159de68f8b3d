import type { SignedIn } from '#lib/actor.ts';
import { limitPerHour } from '#lib/http/rate-limit.ts';
import { announce } from '#lib/outbox/announce.ts';
import { saveOutboxTask } from '#lib/outbox/outbox.repo.ts';
import { newsletters } from './newsletter.service.ts';
import { newTask } from './task.ts';

/** More than somebody needs who looks at every change. */
const mostTests = 60;
const tooMany = 'You have sent many tests in this hour. Please use the preview, or try again in the next one.';

/** Mails a newsletter as it is saved to whoever asks, and to nobody else. */
export async function sendTest(actor: SignedIn, id: string): Promise<string> {
  await newsletters.show(id);
  await limitPerHour('newsletter-test', actor.id, mostTests, tooMany);
  const task = newTask(actor.email, { kind: 'test', newsletter_id: id });
  await saveOutboxTask(task);
  await announce([task]);
  return `A test is on its way to ${actor.email}`;
}
