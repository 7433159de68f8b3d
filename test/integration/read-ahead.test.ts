import { expect, test } from 'vitest';
import { tableCalls } from '#test/faults/injection.ts';
import { anEbook } from './accounts/accounts.ts';
import { signedUp } from './cloud.ts';

/* Somebody signed in waits for the table once, or twice for a change: their profile is read with what they ask for. */

/** What each of some calls asks of the table once the function's instances know the person. */
async function operationsOf(call: () => Promise<{ status: number }>): Promise<string[]> {
  for (let times = 0; times < 4; times++) expect((await call()).status).toBeLessThan(300);
  return (await tableCalls(call)).sort();
}

test('a cart, an ebook, a list and the library are read with the profile', async () => {
  const { client } = await signedUp();
  const [one, two] = [await anEbook(), await anEbook()];
  const cart = await operationsOf(() => client.post('/cart/calculate', { ebook_ids: [one, two] }));
  // Discounts are remembered for a second.
  expect(cart.filter((operation) => operation !== 'Query')).toEqual(['BatchGetItem']);
  expect(await operationsOf(() => client.get(`/ebooks/${one}`))).toEqual(['BatchGetItem', 'Query']);
  expect(await operationsOf(() => client.get('/ebooks/public?limit=6'))).toEqual(['GetItem', 'Query']);
  expect(await operationsOf(() => client.get('/user/library'))).toEqual(['GetItem', 'Query', 'Query', 'Query']);
});

test('a wish is written after one look at all that decides', async () => {
  const { client } = await signedUp();
  const ebook_id = await anEbook();
  const again = () => client.post('/wishlist/add', { ebook_id });
  expect(await operationsOf(again)).toEqual(['BatchGetItem', 'Query']);
  await client.delete(`/wishlist/remove/${ebook_id}`);
  expect((await tableCalls(again)).sort()).toEqual(['BatchGetItem', 'PutItem', 'Query']);
});
