import { asAdmin } from '#test/integration/cloud.ts';
import { generationOf, kept, wish } from '#test/integration/generation/generations.ts';
import type { Scenario } from './scenario.ts';
import { walk } from './walk.ts';

const rowsOf = async (id: string) => (await (await asAdmin()).get(`/admin/audit-log?target_id=${id}`)).body.length;

/** An act on a generation that is in a state, which nothing but the act leaves. */
const onOne = (status: 'running' | 'failed', act: 'cancel' | 'retry'): Scenario => ({
  async begin() {
    const admin = await asAdmin();
    const { id } = await kept({ status });
    const read = async () => {
      const { attempt } = await generationOf(admin, id);
      return { attempt, rows: await rowsOf(id) };
    };
    return { act: () => admin.post(`/admin/generations/${id}/${act}`), read };
  },
});

walk('generation', {
  'POST /admin/ebooks/generate-with-training': {
    async begin() {
      const admin = await asAdmin();
      const topic = `Walk ${crypto.randomUUID()}`;
      const headers = { 'idempotency-key': crypto.randomUUID() };
      // Those before are of other attempts.
      const read = async () => {
        const { body } = await admin.get('/admin/generations?limit=100');
        return body.filter((each: { topic: string }) => each.topic === topic).length;
      };
      return { act: () => admin.post('/admin/ebooks/generate-with-training', wish(topic), { headers }), read };
    },
  },
  'POST /admin/generations/{id}/cancel': onOne('running', 'cancel'),
  'POST /admin/generations/{id}/retry': onOne('failed', 'retry'),
});
