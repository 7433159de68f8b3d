import type { Answer } from '#test/integration/client.ts';
import { visitor } from '#test/integration/cloud.ts';
import type { Scenario } from '../scenario.ts';

/** Requests whose effect is a session: it exists when the person holds a working token. */
export const sessionOf = (begin: () => Promise<() => Promise<Answer<{ access_token?: string }>>>): Scenario => ({
  async begin() {
    const send = await begin();
    const client = visitor();
    return {
      async act() {
        const answer = await send();
        client.token = answer.body.access_token ?? client.token;
        return answer;
      },
      read: async () => (client.token ? (await client.get('/auth/me')).status : 'no session'),
    };
  },
});
