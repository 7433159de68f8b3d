import { minutes, now } from '#lib/clock.ts';
import { logger } from '#lib/logger.ts';
import { findNewsletter } from './newsletter.repo.ts';
import type { TestMail } from './task.ts';

/** For so long a test is worth its mail. */
const lifetime = minutes(15);
/** SES refuses the mail itself, today and tomorrow: an unverified address in the sandbox. */
const isRefused = (error: unknown): boolean => error instanceof Error && error.name === 'MessageRejected';

/** Sends the test of a newsletter; none if it has been deleted in the meantime, or it is late. Run by the worker. */
export async function mailTest(email: string, { newsletter_id: id, asked_at }: TestMail): Promise<void> {
  const found = await findNewsletter(id);
  if (!found || now() > Date.parse(asked_at) + lifetime) return;
  const [{ testMail }, { sendMail }] = await Promise.all([
    import('./issue/issue.service.ts'),
    import('#lib/mail/mail.ts'),
  ]);
  const { subject, preheader = '', template_id = null } = found.card;
  const mail = await testMail(email, { id, subject, preheader, template_id, content: found.content });
  await sendMail(mail).catch((error: unknown) => {
    if (!isRefused(error)) throw error;
    // Without the sentence, which names the address.
    logger.warn('test mail refused', { newsletter_id: id });
  });
}
