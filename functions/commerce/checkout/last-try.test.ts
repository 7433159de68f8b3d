import { expect, it, vi } from 'vitest';
import { onRealTable, outside, readerOf } from '../testing/shop.ts';

/* A checkout on its last try: it may lose to another one, but not leave the person without any. */

vi.mock('#lib/retry.ts', () => ({ retryOnConflict: (_: object, attempt: () => unknown) => attempt() }));
vi.mock('../gateway/gateways.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#lib/logger.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#functions/catalog/public.ts', () => import('../testing/stand-ins.ts'));

const shop = onRealTable(async () => ({
  ...(await import('./checkout.service.ts')),
  newId: (await import('#lib/ids.ts')).newId,
}));

it('opens a session after it has ended the older one', async () => {
  const reader = readerOf(shop.newId('user'));
  const first = await shop.checkout(reader, { ebook_id: 'ebk_A' });
  const second = await shop.checkout(reader, { ebook_id: 'ebk_B' });
  expect(second.session_id).not.toBe(first.session_id);
  const states = [first, second].map(({ session_id }) => outside.gateway.sessions.get(session_id ?? '')?.state);
  expect(states).toEqual(['expired', 'open']);
});
