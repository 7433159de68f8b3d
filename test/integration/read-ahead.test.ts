import { expect, test } from 'vitest';
import type { RecordedCall } from '#scripts/local/client.ts';
import { during, injectionsFor, tableCalls } from '#test/faults/injection.ts';
import { anEbook, give } from './accounts/accounts.ts';
import { signedUp } from './cloud.ts';

/* Somebody signed in waits for the table once, or twice for a change: their profile is read with what they ask for. */

/** What each of some calls asks of the table once the function's instances know the person. */
async function operationsOf(call: () => Promise<{ status: number }>): Promise<string[]> {
  for (let times = 0; times < 4; times++) expect((await call()).status).toBeLessThan(300);
  return (await tableCalls(call)).sort();
}

test('a cart, an ebook and a list are read with the profile', async () => {
  const { client } = await signedUp();
  const [one, two] = [await anEbook(), await anEbook()];
  const cart = await operationsOf(() => client.post('/cart/calculate', { ebook_ids: [one, two] }));
  // Discounts are remembered for a second.
  expect(cart.filter((operation) => operation !== 'Query')).toEqual(['BatchGetItem']);
  expect(await operationsOf(() => client.get(`/ebooks/${one}`))).toEqual(['BatchGetItem', 'Query']);
  expect(await operationsOf(() => client.get('/ebooks/public?limit=6'))).toEqual(['GetItem', 'Query']);
});

test('the library is read with the profile, and then the cards of what is in it', async () => {
  const { client, user } = await signedUp();
  await give(user.id, [await anEbook()]);
  const first = ['GetItem', 'Query', 'Query', 'Query'];
  const cards = ['BatchGetItem', 'BatchGetItem'];
  expect(await operationsOf(() => client.get('/user/library'))).toEqual([...cards, ...first]);
});

test('a wish is written after one look at all that decides', async () => {
  const { client } = await signedUp();
  const ebook_id = await anEbook();
  const again = () => client.post('/wishlist/add', { ebook_id });
  expect(await operationsOf(again)).toEqual(['BatchGetItem', 'Query']);
  await client.delete(`/wishlist/remove/${ebook_id}`);
  expect((await tableCalls(again)).sort()).toEqual(['BatchGetItem', 'PutItem', 'Query']);
});

test('a checkout looks at the books, at what is owned, at other checkouts and at the gateway at once', async () => {
  const ebook_id = await anEbook();
  const checkouts = await Promise.all([1, 2, 3, 4].map(() => signedUp()));
  const called: string[][] = [];
  for (const { client } of checkouts)
    called.push((await tableCalls(() => client.post(`/payments/checkout?ebook_id=${ebook_id}`))).sort());
  // The profile before it, the order once its session is open; the discounts; the count of the person's checkouts.
  const reads = ['BatchGetItem', 'GetItem', 'GetItem', 'Query'];
  expect(called.at(-1)).toEqual([...reads, 'TransactWriteItems', 'TransactWriteItems', 'UpdateItem']);
});

test('nothing is wished for when what decides could not be read', async () => {
  const { client } = await signedUp();
  const ebook_id = await anEbook();
  await operationsOf(() => client.post('/wishlist/add', { ebook_id }));
  await client.delete(`/wishlist/remove/${ebook_id}`);
  const [refused] = injectionsFor([{ service: 'dynamodb', operation: 'BatchGetItem' }] as RecordedCall[]);
  if (!refused) throw new Error('Nothing to disturb');
  const { status, body } = await during(refused, () => client.post('/wishlist/add', { ebook_id }));
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' });
  expect((await client.get('/user/library')).body.total_wishlisted).toBe(0);
});
