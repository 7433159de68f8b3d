import { describe, expect, test } from 'vitest';
import { deletionItem } from '#functions/accounts/deletion.repo.ts';
import { findByEmail, leavingItem } from '#functions/accounts/user.repo.ts';
import { findFigures } from '#functions/catalog/figures.repo.ts';
import { listRatings } from '#functions/catalog/rating.repo.ts';
import { forgetRatings } from '#functions/catalog/rating-removal.ts';
import { findUses } from '#functions/commerce/code-use.repo.ts';
import { transact } from '#lib/table/transact.ts';
import { anEbook, give } from './accounts.ts';
import { control, signedUp, visitor } from './cloud.ts';
import { checkout, newBook, newCode } from './commerce.ts';

/* What a deleted account leaves in the other domains. */

/** Somebody who rated two books that another reader rated, too, and who used a code. */
async function reader() {
  const account = await signedUp();
  const other = await signedUp();
  const books = [await anEbook(), await anEbook()];
  await give(account.user.id, books);
  await give(other.user.id, books);
  for (const [index, id] of books.entries()) {
    await account.client.put(`/ebooks/${id}/rating`, { rating: index + 1 });
    await other.client.put(`/ebooks/${id}/rating`, { rating: 5 });
  }
  const code = await newCode({ max_uses_per_person: 1 });
  const { id } = await newBook(4900);
  expect((await checkout(account, [id], { discount_code: code.code ?? '' })).status).toBe(200);
  return { ...account, other, books, code };
}

async function expectForgotten({ user, other, books, code }: Awaited<ReturnType<typeof reader>>) {
  expect(await listRatings(user.id)).toEqual([]);
  for (const id of books) {
    expect(await findFigures(id)).toMatchObject({ rating_sum: 5, rating_count: 1 });
    expect((await visitor().get(`/ebooks/${id}`)).body).toMatchObject({ rating: 5, rating_count: 1 });
    expect((await other.client.get(`/ebooks/${id}`)).body.my_rating).toBe(5);
  }
  expect(await findUses(code.id, user.id)).toEqual({ uses: 1, usesOfPerson: 0 });
}

describe('a deleted account', () => {
  test('takes its ratings along and leaves no name on the codes it used', async () => {
    const someone = await reader();
    const { client, person, code } = someone;
    const { body } = await client.get('/user/export');
    expect(body.code_uses).toEqual([{ discount: code.name, code: code.code, uses: 1 }]);
    expect(body.ratings.map(({ rating }: { rating: number }) => rating).sort()).toEqual([1, 2]);
    expect((await client.delete('/user', { password: person.password })).status).toBe(200);
    await expectForgotten(someone);
  });

  test('whose removal died half-way is finished once, also by two sweeps', async () => {
    const someone = await reader();
    const { client, person, user, books } = someone;
    const stored = await findByEmail(person.email);
    if (!stored) throw new Error('no profile');
    const deletion = { user_id: user.id, subject: stored.subject, email: person.email, at: new Date().toISOString() };
    await transact([leavingItem(stored), deletionItem(deletion)]);
    expect((await client.get('/auth/me')).status).toBe(401);

    await Promise.all([forgetRatings(user.id), forgetRatings(user.id)]);
    expect(await findFigures(books[0] ?? '')).toMatchObject({ rating_sum: 5, rating_count: 1 });
    await Promise.all([control('fire/DeletionSweep'), control('fire/DeletionSweep')]);
    await expectForgotten(someone);
    expect(await findByEmail(person.email)).toBeUndefined();
  });
});
