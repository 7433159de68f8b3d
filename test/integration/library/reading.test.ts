import { describe, expect, test } from 'vitest';
import { revokeItem } from '#functions/library/public.ts';
import { transact } from '#lib/table/transact.ts';
import { anEbook, give, noEbook } from '../accounts/accounts.ts';
import { signedUp, visitor } from '../cloud.ts';

const notYours = { status: 404, body: { detail: 'This ebook is not in your library', code: 'not_found' } };

async function ownerOf(values?: { price: number }) {
  const account = await signedUp();
  const ebook = await anEbook(values);
  await give(account.user.id, [ebook]);
  return { ...account, ebook };
}

describe('the reading place', () => {
  test('is the beginning, then where the owner stopped last', async () => {
    const { client, ebook } = await ownerOf();
    const read = () => client.get(`/user/reading/${ebook}`);
    expect((await read()).body).toEqual({ position: 0, paragraph: 0, heading: null, updated_at: null });
    const place = { position: 0.42, paragraph: 17, heading: 'Evidence' };
    expect(await client.put(`/user/reading/${ebook}`, place)).toMatchObject({ status: 200, body: { success: true } });
    expect((await read()).body).toEqual({ ...place, updated_at: expect.stringMatching(/Z$/) });
    await client.put(`/user/reading/${ebook}`, { position: 0.1 });
    expect((await read()).body).toMatchObject({ position: 0.1, paragraph: 0, heading: null });
  });

  test('is kept for an owned free book too', async () => {
    const { client, ebook } = await ownerOf({ price: 0 });
    expect((await client.put(`/user/reading/${ebook}`, { position: 1 })).status).toBe(200);
  });

  test('is private, and exists only for owned books', async () => {
    const { client, ebook } = await ownerOf();
    await client.put(`/user/reading/${ebook}`, { position: 0.5 });
    const { client: other } = await signedUp();
    const free = await anEbook({ price: 0 });
    for (const id of [ebook, free, noEbook, 'x', '%2e%2e', ebook.toLowerCase()]) {
      expect(await other.get(`/user/reading/${id}`), id).toMatchObject({ status: 404 });
      expect(await other.put(`/user/reading/${id}`, { position: 0.9 }), id).toMatchObject({ status: 404 });
    }
    expect(await other.get(`/user/reading/${ebook}`)).toMatchObject(notYours);
    for (const path of [ebook.toLowerCase(), ebook.toUpperCase(), `${ebook}%2F`])
      expect((await client.get(`/user/reading/${path}`)).status, path).toBe(404);
    expect((await client.get(`/user/reading/${ebook}`)).body.position).toBe(0.5);
    expect((await visitor().get(`/user/reading/${ebook}`)).status).toBe(401);
    expect((await visitor().put(`/user/reading/${ebook}`, { position: 0 })).status).toBe(401);
  });

  test('ends with the ownership', async () => {
    const { client, user, ebook } = await ownerOf();
    await client.put(`/user/reading/${ebook}`, { position: 0.5 });
    await transact([revokeItem(user.id, ebook, 'ord_test')]);
    expect(await client.get(`/user/reading/${ebook}`)).toMatchObject(notYours);
  });

  test('is within the book', async () => {
    const { client, ebook } = await ownerOf();
    const refused = async (place: object, field: string) =>
      expect(await client.put(`/user/reading/${ebook}`, place)).toMatchObject({
        status: 422,
        body: { errors: { [field]: expect.any(String) } },
      });
    await refused({}, 'position');
    await refused({ position: 1.01 }, 'position');
    await refused({ position: -0.01 }, 'position');
    await refused({ position: '0.5' }, 'position');
    await refused({ position: 0, paragraph: 1.5 }, 'paragraph');
    await refused({ position: 0, heading: 'x'.repeat(201) }, 'heading');
    expect((await client.get(`/user/reading/${ebook}`)).body.updated_at).toBeNull();
  });

  test('after concurrent writes is one of them', async () => {
    const { client, ebook } = await ownerOf();
    const places = Array.from({ length: 20 }, (_, i) => ({ position: i / 20, paragraph: i, heading: `H${i}` }));
    const answers = await Promise.all(places.map((place) => client.put(`/user/reading/${ebook}`, place)));
    expect(answers.map(({ status }) => status)).toEqual(places.map(() => 200));
    const { updated_at, ...kept } = (await client.get(`/user/reading/${ebook}`)).body;
    expect(places).toContainEqual(kept);
  });
});
