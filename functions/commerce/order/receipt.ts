import { currentSettings } from '#functions/settings/public.ts';
import type { Letter } from '#lib/mail/mail.ts';
import { declineMailOf, receiptOf, refundMailOf } from './order.mail.ts';
import { findOrder } from './order.repo.ts';

/** Loads the mailer only when needed, to keep it out of cold starts. A deleted account has no address. */
async function send(letter: Letter): Promise<void> {
  if (letter.to === '') return;
  const [{ sendMail }, { postal_address }] = await Promise.all([import('#lib/mail/mail.ts'), currentSettings()]);
  await sendMail({ ...letter, footer: { address: postal_address, links: [] } });
}

export async function mailReceipt(orderId: string): Promise<void> {
  const order = await findOrder(orderId);
  if (order) await send(receiptOf(order));
}

export async function mailRefund(orderId: string, refundId: string): Promise<void> {
  const order = await findOrder(orderId);
  const refund = order?.refunds.find(({ id }) => id === refundId);
  if (order && refund) await send(refundMailOf(order, refund));
}

/** Nothing is mailed when the order was refunded after all. */
export async function mailDecline(orderId: string): Promise<void> {
  const order = await findOrder(orderId);
  const { declined_at, note = '' } = order?.refund_request ?? {};
  if (order && declined_at) await send(declineMailOf(order, note));
}
