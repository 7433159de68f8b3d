import { describe, expect, test } from 'vitest';
import { findFigures } from '#functions/catalog/figures/figures.repo.ts';
import { give, noEbook } from '../accounts/accounts.ts';
import type { Client } from '../client.ts';
import { signedUp, visitor } from '../cloud.ts';
import { aBook } from './catalog.ts';

const rate = (client: Client, id: string, rating: unknown) => client.put(`/ebooks/${id}/rating`, { rating });

async function owner(id: string): Promise<Client> {
  const { client, user } = await signedUp();
  await give(user.id, [id]);
  return client;
}

describe('rating an ebook', () => {
  test('counts each owner once, with their latest rating', async () => {
    const { id } = await aBook();
    const [one, two] = [await owner(id), await owner(id)];
    expect(await rate(one, id, 5)).toMatchObject({ status: 200, body: { success: true, rating: 5, rating_count: 1 } });
    expect((await rate(two, id, 2)).body).toMatchObject({ rating: 3.5, rating_count: 2 });
    expect((await rate(one, id, 3)).body).toMatchObject({ rating: 2.5, rating_count: 2 });
    expect((await rate(one, id, 3)).body).toMatchObject({ rating: 2.5, rating_count: 2 });
    expect((await one.get(`/ebooks/${id}`)).body).toMatchObject({ my_rating: 3, rating: 2.5, rating_count: 2 });
    expect((await two.get(`/ebooks/${id}`)).body.my_rating).toBe(2);
    expect((await visitor().get(`/ebooks/${id}`)).body).toMatchObject({ my_rating: null, rating: 2.5 });
  });

  test('is for owners', async () => {
    const { id } = await aBook({ price: 0 });
    const draft = await aBook({ status: 'draft' });
    expect((await rate(visitor(), id, 5)).status).toBe(401);
    const { client } = await signedUp();
    expect(await rate(client, id, 5)).toMatchObject({ status: 403, body: { code: 'not_purchased' } });
    for (const unknown of [draft.id, noEbook, 'x']) expect((await rate(client, unknown, 5)).status).toBe(404);
    expect(await findFigures(id)).toMatchObject({ rating_count: 0 });
    expect((await rate(await owner(draft.id), draft.id, 4)).status).toBe(200);
  });

  test('goes from 1 to 5', async () => {
    const { id } = await aBook();
    const client = await owner(id);
    for (const rating of [0, 6, 2.5, '5', null, undefined, -1, 1e9])
      expect(await rate(client, id, rating)).toMatchObject({
        status: 422,
        body: { code: 'invalid', errors: { rating: expect.any(String) } },
      });
  });

  test('adds up when many rate concurrently', async () => {
    const { id } = await aBook();
    const owners = await Promise.all(Array.from({ length: 8 }, () => owner(id)));
    const answers = await Promise.all(owners.map((client, n) => rate(client, id, (n % 5) + 1)));
    expect(answers.map(({ status }) => status)).toEqual(owners.map(() => 200));
    expect(await findFigures(id)).toMatchObject({ rating_sum: 1 + 2 + 3 + 4 + 5 + 1 + 2 + 3, rating_count: 8 });
  });

  test('adds up when one person rates from many tabs', async () => {
    const { id } = await aBook();
    const client = await owner(id);
    const answers = await Promise.all([1, 2, 3, 4, 5, 4, 3, 2].map((rating) => rate(client, id, rating)));
    for (const { status } of answers) expect([200, 503]).toContain(status);
    const mine = (await client.get(`/ebooks/${id}`)).body.my_rating;
    expect(await findFigures(id)).toMatchObject({ rating_sum: mine, rating_count: 1 });
  });
});
