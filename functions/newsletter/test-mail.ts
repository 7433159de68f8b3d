import { findNewsletter } from './newsletter.repo.ts';

/** Sends the test of a newsletter; none if it has been deleted in the meantime. Run by the worker. */
export async function mailTest(email: string, id: string): Promise<void> {
  const found = await findNewsletter(id);
  if (!found) return;
  const [{ testMail }, { sendMail }] = await Promise.all([
    import('./issue/issue.service.ts'),
    import('#lib/mail/mail.ts'),
  ]);
  const { subject, preheader = '', template_id = null } = found.card;
  await sendMail(await testMail(email, { id, subject, preheader, template_id, content: found.content }));
}
