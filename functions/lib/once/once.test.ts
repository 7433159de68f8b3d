import { expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* A request that makes a thing is carried out once, on the real table. */

const table = onTable(async () => ({
  ...(await import('./once.ts')),
  ...(await import('../table/transact.ts')),
  ...(await import('../table/client.ts')),
}));

const key = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const request = (route: string, rawBody = '{}', sent: string | undefined = key) =>
  table.onceOf({ headers: sent === undefined ? {} : { 'idempotency-key': sent }, rawBody }, route);

it('is the same for a route, a key and a body', async () => {
  const work = vi.fn(async (also) => table.transact(also));
  const carryOut = (once = request('POST /a')) => table.carryOutOnce(once, work);
  await carryOut();
  await carryOut();
  expect(work).toHaveBeenCalledOnce();
  await carryOut(request('POST /b'));
  expect(work).toHaveBeenCalledTimes(2);
  await expect(carryOut(request('POST /a', '{"other":1}'))).rejects.toMatchObject({
    code: 'invalid',
    message: 'This key belongs to another request. Please use a new one.',
  });
});

it('is remembered for a day', async () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const sent = vi.spyOn(table.documents, 'send');
  await table.carryOutOnce(request('POST /day'), (also) => table.transact(also));
  expect(JSON.stringify(sent.mock.calls.map(([{ input }]) => input))).toContain(`"ttl":${now / 1000 + 24 * 60 * 60}`);
});

it.each(['', 'short', 'x'.repeat(25), 'x'.repeat(37), `${'x'.repeat(25)} `])(
  'takes no key that may be another’s: %j',
  (sent) => {
    expect(() => request('POST /a', '{}', sent)).toThrow('The Idempotency-Key must be a ULID or a UUID');
  },
);

it('is not asked for without a key', () => {
  expect(table.onceOf({ headers: {}, rawBody: '' }, 'POST /a')).toBeUndefined();
});
