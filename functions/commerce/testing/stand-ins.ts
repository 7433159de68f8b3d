import { gatewayNameOf } from '../gateway/gateway.ts';
import { outside } from './shop.ts';

/*
 * Replacements for modules with external effects; their state is in `outside`. A test file picks what to replace:
 * `vi.mock('#lib/mail/mail.ts', () => import('./testing/stand-ins.ts'))`.
 */

export const allGateways = async () => [outside.gateway, outside.other];
export const activeGateway = async () => outside.active ?? outside.gateway;
export const findGateway = async (wanted: string) => (await allGateways()).find(({ name }) => name === wanted);
export async function gatewayOf(record: { readonly gateway?: string | undefined }) {
  const gateway = await findGateway(gatewayNameOf(record));
  if (!gateway) throw new Error('There is no such gateway in this test');
  return gateway;
}

export async function sendMail(mail: { to: string; subject: string }): Promise<void> {
  if (outside.mailFailures-- > 0) throw new Error('SES is unavailable');
  outside.mails.push(mail);
}

/** Runs the worker in this process, and waits for it before the caller continues. */
export async function publish(_source: string, _type: string, detail: { task_ids: readonly string[] }): Promise<void> {
  const { orderTasks } = await import('../outbox/outbox.ts');
  await orderTasks.work({ detail });
}

export const logger = {
  info: () => undefined,
  warn: (text: string) => outside.warnings.push(text),
  error: (text: string) => outside.alarms.push(text),
};

/** Every ebook is on sale, at the same price unless it is in `offers`, and the catalogue counts no purchases. */
export const findOffers = async (ids: readonly string[]) =>
  new Map(ids.map((id) => [id, outside.offers.get(id) ?? { id, title: 'Book', price: 5000, published: true }]));
export const purchaseItems = () => [];
