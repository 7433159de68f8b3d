import { asAdmin } from '#test/integration/cloud.ts';
import { generationOf, kept, wish } from '#test/integration/generation/generations.ts';
import { completed, ebookOf, newText, rewritten } from '#test/integration/generation/rewrites.ts';
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

/** A decision about a section that is written again. */
const onRewrite = (act: 'accept' | 'discard'): Scenario => ({
  async begin() {
    const admin = await asAdmin();
    const generation = await completed();
    await rewritten(generation);
    const { id } = generation;
    const read = async () => {
      const { sections, log } = await generationOf(admin, id);
      const { content } = await ebookOf(admin, generation);
      return { status: sections[0].rewrite.status, lines: log.length, times: content.split(newText).length };
    };
    const body = { number: 1 };
    return { act: () => admin.post(`/admin/generations/${id}/sections/0/rewrite/${act}`, body), read };
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
  'POST /admin/generations/{id}/sections/{position}/rewrite': {
    async begin() {
      const admin = await asAdmin();
      const { id } = await completed();
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const read = async () => {
        const { sections, log } = await generationOf(admin, id);
        return { number: sections[0].rewrite?.number ?? 0, lines: log.length };
      };
      const body = { instruction: 'Shorter' };
      return { act: () => admin.post(`/admin/generations/${id}/sections/0/rewrite`, body, { headers }), read };
    },
  },
  'POST /admin/generations/{id}/sections/{position}/rewrite/accept': onRewrite('accept'),
  'POST /admin/generations/{id}/sections/{position}/rewrite/discard': onRewrite('discard'),
});
