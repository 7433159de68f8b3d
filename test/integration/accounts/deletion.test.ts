import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { findByEmail, findBySubject } from '#functions/accounts/user/user.repo.ts';
import { changedItem } from '#functions/accounts/user/user-change.repo.ts';
import { findFigures } from '#functions/catalog/figures/figures.repo.ts';
import { copyItem, listCopies } from '#functions/catalog/file/copy/licensed-copy.repo.ts';
import { copyKey } from '#functions/catalog/file/file-keys.ts';
import { forgetRatings } from '#functions/catalog/rating/rating.removal.ts';
import { listRatings } from '#functions/catalog/rating/rating.repo.ts';
import { findUses } from '#functions/commerce/discount/code-use.repo.ts';
import { listGrants } from '#functions/library/grant.repo.ts';
import { exportHighlights } from '#functions/library/highlight.repo.ts';
import { listPlaces } from '#functions/library/reading.repo.ts';
import { listWishes } from '#functions/library/wishlist.repo.ts';
import { deletionItem } from '#functions/privacy/deletion.repo.ts';
import { finishDeletions } from '#functions/privacy/deletion.service.ts';
import { transact } from '#lib/table/transact.ts';
import { admin } from '#scripts/seed/people.ts';
import { control, fileCloud, signedUp, somebody, visitor } from '../cloud.ts';
import { checkout, newBook, newCode } from '../commerce/commerce.ts';
import { keyOf, someHighlight } from '../library/highlights.ts';
import { anEbook, give, newestMail, taken } from './accounts.ts';

/* What a deleted account leaves in the other domains. */

/** A reader who rated two books that another reader also rated, and who used a code. */
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
  expect(await listRatings(user.id, 10)).toEqual([]);
  for (const id of books) {
    expect(await findFigures(id)).toMatchObject({ rating_sum: 5, rating_count: 1 });
    expect((await visitor().get(`/ebooks/${id}`)).body).toMatchObject({ rating: 5, rating_count: 1 });
    expect((await other.client.get(`/ebooks/${id}`)).body.my_rating).toBe(5);
  }
  expect(await findUses(code.id, user.id)).toEqual({ uses: 1, usesOfPerson: 0 });
}

describe('a deleted account', () => {
  test('removes its ratings and leaves no name on the codes it used', async () => {
    const someone = await reader();
    const { client, person, code } = someone;
    const { body } = await client.get('/user/export');
    expect(body.code_uses).toEqual([{ discount: code.name, code: code.code, uses: 1 }]);
    expect(body.ratings.map(({ rating }: { rating: number }) => rating).sort()).toEqual([1, 2]);
    expect((await client.delete('/user', { password: person.password })).status).toBe(200);
    await expectForgotten(someone);
  });

  test('is told to the address that it had', async () => {
    const { client, person } = await signedUp();
    expect((await client.delete('/user', { password: person.password })).status).toBe(200);
    await control('fire/AccountsOutboxSweep');
    const { text } = await newestMail(person.email, 'Your Rampart account was deleted');
    expect(text).toContain('If it was not you, please tell us.');
  });

  test('whose removal died half-way is finished once, even by two sweeps', async () => {
    const someone = await reader();
    const { client, person, user, books } = someone;
    const stored = await findByEmail(person.email);
    if (!stored) throw new Error('no profile');
    const deletion = { user_id: user.id, subject: stored.subject, email: person.email, at: new Date().toISOString() };
    const copy = {
      user_id: user.id,
      ebook_id: books[0] ?? '',
      order_id: 'ord_test',
      source: 'any',
      format: 'pdf',
    } as const;
    await transact([
      ...[changedItem(stored, { status: 'deleting' }), deletionItem(deletion)],
      copyItem({ ...copy, key: copyKey(copy), made_at: deletion.at }),
    ]);
    expect((await client.get('/auth/me')).status).toBe(401);

    const goesOn = () => undefined;
    await Promise.all([forgetRatings(user.id, goesOn), forgetRatings(user.id, goesOn)]);
    expect(await findFigures(books[0] ?? '')).toMatchObject({ rating_sum: 5, rating_count: 1 });
    await Promise.all([control('fire/DeletionSweep'), control('fire/DeletionSweep')]);
    expect(await listCopies(user.id)).toEqual([]);
    await expectForgotten(someone);
    expect(await findByEmail(person.email)).toBeUndefined();
  });
});

/* What becomes of the account itself. */

describe('deletion', () => {
  const cloud = fileCloud();

  async function withBelongings() {
    const account = await signedUp();
    const [owned, wished] = [await anEbook(), await anEbook()];
    await give(account.user.id, [owned]);
    await account.client.post('/wishlist/add', { ebook_id: wished });
    await account.client.put(`/user/reading/${owned}`, { position: 0.1 });
    await account.client.put(`/user/highlights/${owned}/${keyOf(1)}`, someHighlight);
    return account;
  }
  async function expectGone(id: string, email: string) {
    expect(await findByEmail(email)).toBeUndefined();
    expect(await listGrants(id)).toEqual([]);
    expect(await listWishes(id)).toEqual([]);
    expect(await listPlaces(id)).toEqual([]);
    expect(await exportHighlights(id)).toEqual([]);
  }

  test('asks for the password and removes everything', async () => {
    const { client, user, person } = await withBelongings();
    expect(await client.delete('/user', { password: 'guess-it' })).toMatchObject({
      status: 422,
      body: { errors: { password: 'Your current password is not correct' } },
    });
    expect(await client.delete('/user', {})).toMatchObject({ status: 422 });
    expect((await client.get('/auth/me')).status).toBe(200);
    const answer = await client.delete('/user', { password: person.password });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Secure-refresh_token=; Max-Age=0/);
    expect((await client.get('/auth/me')).status).toBe(401);
    expect((await visitor().post('/auth/login', person)).status).toBe(401);
    await expectGone(user.id, person.email);
    const again = await visitor().post('/auth/register', person);
    expect(again.status).toBe(201);
    expect(again.body.user.id).not.toBe(user.id);
  });

  test('that died half-way counts as done for the person and is finished later', async () => {
    const { client, user, person } = await withBelongings();
    const stored = await findByEmail(person.email);
    if (!stored) throw new Error('no profile');
    const deletion = { user_id: user.id, subject: stored.subject, email: person.email, at: new Date().toISOString() };
    await transact([changedItem(stored, { status: 'deleting' }), deletionItem(deletion)]);
    expect((await client.get('/auth/me')).status).toBe(401);
    expect((await client.post('/auth/refresh')).status).toBe(401);
    expect((await visitor().post('/auth/login', person)).status).toBe(401);
    expect(await visitor().post('/auth/register', person)).toMatchObject(taken);
    await Promise.all([finishDeletions(), finishDeletions()]);
    await expectGone(user.id, person.email);
    expect(await findBySubject(stored.subject)).toBeUndefined();
    expect((await visitor().post('/auth/register', person)).status).toBe(201);
  });

  test('succeeds when what follows fails', async () => {
    const { url } = cloud();
    const { client, person } = await signedUp(url);
    await control(
      'faults',
      { service: 'cognito-idp', operation: 'AdminDeleteUser', error: 'InternalErrorException', status: 500, times: 3 },
      url,
    );
    expect((await client.delete('/user', { password: person.password })).status).toBe(200);
    expect((await client.get('/auth/me')).status).toBe(401);
    expect((await client.post('/auth/login', person)).status).toBe(401);
  });

  test('is refused to the last active admin, even when two leave concurrently', async () => {
    const { url, environment } = cloud();
    const first = visitor(url);
    first.token = (await first.post('/auth/admin-login', admin)).body.access_token;
    const alone = await first.delete('/user', { password: admin.password });
    expect(alone).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(alone.body.detail).toContain('last active admin');
    expect((await first.get('/auth/me')).status).toBe(200);

    const colleague = { ...somebody(), role: 'admin', verified: true };
    const code = `const { createAccount } = await import('#functions/accounts/user/user.service.ts'); await createAccount(${JSON.stringify(colleague)});`;
    const env = { ...process.env, ...environment('test') };
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], { env });
    const second = visitor(url);
    second.token = (await second.post('/auth/admin-login', colleague)).body.access_token;
    const answers = await Promise.all([
      first.delete('/user', { password: admin.password }),
      second.delete('/user', { password: colleague.password }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
