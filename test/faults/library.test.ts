import { anEbook, give } from '#test/integration/accounts/accounts.ts';
import type { Client } from '#test/integration/client.ts';
import { signedUp } from '#test/integration/cloud.ts';
import { walk } from './walk.ts';

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
});
