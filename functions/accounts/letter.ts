import { currentSettings } from '#functions/settings/public.ts';
import type { Letter } from '#lib/mail/mail.ts';

/** Sends a letter. Most runs have none, and the mailer is larger than the rest of the function. */
export async function sendLetter(letter: Letter): Promise<void> {
  const [{ sendMail }, { postal_address }] = await Promise.all([import('#lib/mail/mail.ts'), currentSettings()]);
  await sendMail({ ...letter, footer: { address: postal_address, links: [] } });
}
