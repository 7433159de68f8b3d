import { expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

const warn = vi.hoisted(() => vi.fn());
vi.mock('#lib/logger.ts', () => ({ logger: { warn } }));

const shop = onTable(async () => ({
  ...(await import('./last-webhook.ts')),
  ...(await import('./payment-gateway.entity.ts')),
}));
const id = 'pgw_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const start = Date.parse('2026-11-24T12:00:00Z');
const at = (seconds: number) => vi.spyOn(Date, 'now').mockReturnValue(start + seconds * 1000);
const last = async () => (await shop.lastWebhooks([id])).get(id);

it('keeps the time of a webhook, at most once a minute', async () => {
  expect(await last()).toBeUndefined();
  at(0);
  await shop.noteWebhook(id);
  at(59);
  await shop.noteWebhook(id);
  expect(await last()).toBe('2026-11-24T12:00:00.000Z');
  at(61);
  await shop.noteWebhook(id);
  expect(await last()).toBe('2026-11-24T12:01:01.000Z');
});

it('does not overwrite what another instance has just kept', async () => {
  at(200);
  await shop.GatewayWebhookEntity.put({ gateway_id: id, received_at: '2026-11-24T12:03:10.000Z' }).go();
  await shop.noteWebhook(id);
  expect(await last()).toBe('2026-11-24T12:03:10.000Z');
});

it('keeps none for the environment’s gateway', async () => {
  await shop.noteWebhook('stripe');
  expect(await shop.lastWebhooks(['stripe'])).toEqual(new Map());
});

it('lets the webhook count when the time cannot be kept', async () => {
  at(400);
  vi.spyOn(shop.GatewayWebhookEntity, 'put').mockImplementation(() => {
    throw new Error('down');
  });
  await shop.noteWebhook(id);
  expect(warn).toHaveBeenCalledWith('time of a webhook not kept', expect.objectContaining({ gateway_id: id }));
});
