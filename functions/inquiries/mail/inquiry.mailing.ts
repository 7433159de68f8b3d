import { currentSettings } from '#functions/settings/public.ts';
import { type Letter, sendMail } from '#lib/mail/mail.ts';
import type { StoredInquiry } from '../inquiry.repo.ts';
import { acknowledgementMail, operatorMail, replyMail } from './inquiry.mail.ts';

async function send(letter: Letter): Promise<void> {
  const { postal_address } = await currentSettings();
  await sendMail({ ...letter, footer: { address: postal_address, links: [] } });
}

export const mailAcknowledgement = async (inquiry: StoredInquiry): Promise<void> =>
  send(acknowledgementMail(inquiry, (await currentSettings()).support_email));

export const mailOperator = async (inquiry: StoredInquiry): Promise<void> =>
  send(operatorMail(inquiry, (await currentSettings()).operator_email));

export async function mailReply(inquiry: StoredInquiry, index: number): Promise<void> {
  const reply = inquiry.replies[index];
  if (reply) await send(replyMail(inquiry, reply, (await currentSettings()).support_email));
}
