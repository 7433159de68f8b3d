import { randomUUID } from 'node:crypto';
import { control, eventually, mailsTo, type StoredMail, visitor } from '../cloud.ts';

/** What the newsletter's tests share. */

export const someAddress = (): string => `n-${randomUUID()}@example.test`;

export const confirmSubject = 'Confirm your subscription to the Rampart newsletter';
export const interestsSubject = 'Confirm your topics of the Rampart newsletter';
export const welcomeSubject = 'Welcome to the Rampart newsletter';

export const mailsAbout = async (email: string, subject: string, base?: string): Promise<StoredMail[]> =>
  (await mailsTo(email, base)).filter((mail) => mail.subject === subject);

/** Waits for the newest mail with a subject. */
export const mailAbout = (email: string, subject: string, base?: string): Promise<StoredMail> =>
  eventually(async () => (await mailsAbout(email, subject, base))[0]);

export const tokenOf = ({ text }: StoredMail): string => /newsletter\/confirm\/([\w-]+)/.exec(text)?.[1] ?? '';
export const signedIdOf = ({ text }: StoredMail): string => /newsletter\/unsubscribe\/([\w-]+)/.exec(text)?.[1] ?? '';

/** Runs the sweep of the next minute now. */
export const sweep = (base?: string): Promise<unknown> => control('fire/NewsletterOutboxSweep', {}, base);

/** A subscriber who has confirmed, and the signed id of the welcome mail. */
export async function subscribed(interests: readonly string[] = ['compliance'], email = someAddress()) {
  const client = visitor();
  await client.post('/newsletter/subscribe-public', { email, interests });
  await client.get(`/newsletter/confirm/${tokenOf(await mailAbout(email, confirmSubject))}`);
  return { email, client, signedId: signedIdOf(await mailAbout(email, welcomeSubject)) };
}
