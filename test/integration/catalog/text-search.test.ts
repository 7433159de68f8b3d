import { describe, expect, test } from 'vitest';
import { revokeItem } from '#functions/library/public.ts';
import { transact } from '#lib/table/transact.ts';
import { anEbook, give } from '../accounts/accounts.ts';
import type { Client } from '../client.ts';
import { signedUp, visitor } from '../cloud.ts';

const search = (client: Client, words: string) => client.get('/user/texts', { query: { search: words } });

async function ownerOf(contents: readonly string[]) {
  const account = await signedUp();
  const ids: string[] = [];
  for (const [n, content] of contents.entries()) ids.push(await anEbook({ title: `Book ${n}`, content }));
  if (ids.length > 0) await give(account.user.id, ids);
  return { ...account, ids };
}

describe("a search across one's own texts", () => {
  test('finds words beyond the preview, by ebook, those with the most hits first', async () => {
    const far = `# Scope\n\n${'word '.repeat(1200)}\n\n## Évidence\n\nThe Zebra’s trail.`;
    const { client, ids } = await ownerOf(['No such animal.', far, 'A zebra. Another ZEBRA.']);
    const { status, body } = await search(client, 'zebra');
    expect([status, body.searched, body.owned]).toEqual([200, 3, 3]);
    expect(body.books).toEqual([
      {
        ...{ id: ids[2], title: 'Book 2', total: 2 },
        hits: [
          { heading: null, block: 0, before: 'A ', match: 'zebra', after: '. Another ZEBRA.' },
          { heading: null, block: 0, before: 'A zebra. Another ', match: 'ZEBRA', after: '.' },
        ],
      },
      {
        ...{ id: ids[1], title: 'Book 1', total: 1 },
        hits: [{ heading: 'Évidence', block: 3, before: 'The ', match: 'Zebra', after: '’s trail.' }],
      },
    ]);
    expect((await search(client, "zebra's")).body.books).toMatchObject([{ id: ids[1] }]);
    expect((await search(client, 'unicorn')).body).toEqual({ books: [], searched: 3, owned: 3 });
  });

  test('reads no text that is not owned, or no longer', async () => {
    const { client, user, ids } = await ownerOf(['A griffin.', 'A griffin too.']);
    const { client: other } = await signedUp();
    await anEbook({ price: 0, content: 'A free griffin.' });
    expect((await search(other, 'griffin')).body).toEqual({ books: [], searched: 0, owned: 0 });
    await transact([revokeItem(user.id, ids[0] ?? '', 'ord_test')]);
    expect((await search(client, 'griffin')).body.books).toMatchObject([{ id: ids[1] }]);
    expect((await visitor().get('/user/texts', { query: { search: 'griffin' } })).status).toBe(401);
  });

  test('needs two characters, and takes a hundred', async () => {
    const { client } = await ownerOf([]);
    expect(await search(client, ' a ')).toMatchObject({
      status: 422,
      body: { errors: { search: 'Type at least 2 characters' } },
    });
    expect((await search(client, 'x'.repeat(101))).status).toBe(422);
    expect((await client.get('/user/texts')).status).toBe(422);
  });
});
