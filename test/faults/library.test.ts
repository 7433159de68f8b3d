import { anEbook, give } from '#test/integration/accounts/accounts.ts';
import type { Client } from '#test/integration/client.ts';
import { signedUp } from '#test/integration/cloud.ts';
import { keyOf, someHighlight } from '#test/integration/library/highlights.ts';
import { walk } from './walk.ts';

/** An owner with a highlight to come, and what they have marked. */
async function reader() {
  const [{ client, user }, id] = [await signedUp(), await anEbook()];
  await give(user.id, [id]);
  const path = `/user/highlights/${id}/${keyOf(1)}`;
  const read = async () => {
    const { highlights } = (await client.get(`/user/highlights/${id}`)).body;
    return highlights.map(({ key, note }: { key: string; note: string }) => ({ key, note }));
  };
  return { client, path, read };
}

const wishesOf = async (client: Client) => (await client.get('/user/library')).body.total_wishlisted;

walk('library', {
  'POST /wishlist/add': {
    async begin() {
      const [{ client }, ebook_id] = [await signedUp(), await anEbook()];
      return { act: () => client.post('/wishlist/add', { ebook_id }), read: () => wishesOf(client) };
    },
  },
  'DELETE /wishlist/remove/{ebookId}': {
    async begin() {
      const [{ client }, ebook_id] = [await signedUp(), await anEbook()];
      await client.post('/wishlist/add', { ebook_id });
      return { act: () => client.delete(`/wishlist/remove/${ebook_id}`), read: () => wishesOf(client) };
    },
  },
  'PUT /user/reading/{ebookId}': {
    async begin() {
      const [{ client, user }, id] = [await signedUp(), await anEbook()];
      await give(user.id, [id]);
      return {
        act: () => client.put(`/user/reading/${id}`, { position: 0.5 }),
        read: async () => (await client.get(`/user/reading/${id}`)).body.position,
      };
    },
  },
  'PUT /user/highlights/{ebookId}/{key}': {
    async begin() {
      const { client, path, read } = await reader();
      return { act: () => client.put(path, someHighlight), read };
    },
  },
  'DELETE /user/highlights/{ebookId}/{key}': {
    async begin() {
      const { client, path, read } = await reader();
      await client.put(path, someHighlight);
      return { act: () => client.delete(path), read };
    },
  },
});
