import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedBucket } from '../catalog/objects.ts';
import type { Client } from '../client.ts';
import { asAdmin, control, ownCloud } from '../cloud.ts';
import { asked, ended, wish } from './generations.ts';

let admin: Client;
beforeAll(async () => {
  admin = await asAdmin();
});

describe('a generation', () => {
  it('makes a draft of twelve sections from a topic, and says what it cost', async () => {
    const began = performance.now();
    const { id, ebook_id } = await asked(admin);
    const generation = await ended(admin, id);
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(generation).toMatchObject({ id, ebook_id, status: 'completed', step: 'draft', error: null, attempt: 1 });
    expect(generation).toMatchObject({ sections_done: 12, sections_total: 12, price: 29.5 });
    expect(generation.sections.every(({ words }: { words: number }) => words > 150)).toBe(true);
    const { input_tokens, output_tokens } = generation;
    expect(generation.cost).toBeCloseTo((3 * input_tokens + 15 * output_tokens) / 1e6, 6);
    expect(generation.log.map(({ sentence }: { sentence: string }) => sentence)).toEqual([
      expect.stringMatching(/ asked for it$/),
      'rampart.local-model-v1 begins to write',
      'The outline is being written',
      'The 12 sections are being written',
      'The sections are being reviewed',
      'The book is being put together',
      'The cover is being drawn',
      'The files are being made',
      'The draft is being added to the ebooks',
      'The draft is ready',
    ]);
    // Nobody has to wait for the worker, and nothing is left for it.
    const { status } = await admin.get(`/admin/ebooks/${ebook_id}/download/pdf`, { query: { as: 'link' } });
    const files = await sharedBucket().keys(`ebooks/${ebook_id}/`);
    expect([status, files.map((key) => key.split('.').at(-1)).sort()]).toEqual([
      200,
      ['epub', 'md', 'pdf', 'png', 'txt'],
    ]);
    await control('fire/CatalogFilesOutboxSweep');
    expect(await sharedBucket().keys(`ebooks/${ebook_id}/`)).toEqual(files);
    const { body: ebook } = await admin.get(`/admin/ebooks/${ebook_id}`);
    expect(ebook).toMatchObject({ status: 'draft', price: 29.5, framework: 'NIST CSF', category: 'Framework' });
    expect(ebook.content.match(/^# /gm)).toHaveLength(12);
    expect(ebook.content).toContain('The local model of this platform wrote this text');
  });

  it('waits its turn: ten are under way at most', async () => {
    const { url } = await ownCloud();
    await control('faults', { service: 'bedrock', delay: 20_000 }, url);
    const alone = await asAdmin(url);
    for (let count = 0; count < 10; count++) await asked(alone);
    const { status, body } = await alone.post('/admin/ebooks/generate-with-training', wish());
    const detail = '10 ebooks are being generated already. Wait until one of them is done.';
    expect([status, body.detail]).toEqual([409, detail]);
  });

  it('is one for requests with the same key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    // A framework that is new joins the vocabulary with the draft.
    const input = { ...wish('Backups that can be restored'), regulatory_source: `Rules ${randomUUID()}` };
    const send = () => admin.post('/admin/ebooks/generate-with-training', input, { headers });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(second.body).toEqual(first.body);
    expect(await ended(admin, first.body.job_id)).toMatchObject({ status: 'completed' });
  });
});
