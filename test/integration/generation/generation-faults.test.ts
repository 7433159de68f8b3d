import { beforeEach, describe, expect, it } from 'vitest';
import { docxOf, wordParagraph } from '#lib/document/testing/docx.ts';
import { bucketOf } from '../catalog/objects.ts';
import type { Client } from '../client.ts';
import { asAdmin, control, eventually, fileCloud } from '../cloud.ts';
import { sendForm } from '../uploads/sending.ts';
import { asked, ended, generationOf, wish } from './generations.ts';

const cloud = fileCloud();
let admin: Client;
// The clock moves past the token's expiry.
beforeEach(async () => {
  admin = await asAdmin(cloud().url);
});

const fault = (given: object) => control('faults', { service: 'bedrock', ...given }, cloud().url);
const clear = () => control('faults', { clear: true }, cloud().url);
const act = (id: string, name: 'cancel' | 'retry') => admin.post(`/admin/generations/${id}/${name}`);
/** Moves the clock past a step's wait for its next try. */
const done = (id: string) => ended(admin, id, () => control('clock', { advance_ms: 2000 }, cloud().url));
const ebookStatus = async (id: string) => (await admin.get(`/admin/ebooks/${id}`)).status;

describe('the language model', () => {
  it.each([
    ['is busy for a while', { error: 'ThrottlingException', status: 429, times: 3 }],
    ['gives an answer that it has to correct', { answer: 'malformed', times: 1 }],
  ])('%s: the book is written all the same', async (_, given) => {
    await fault({ ...given, skip: 2 });
    const { id } = await asked(admin);
    expect(await done(id)).toMatchObject({ status: 'completed', sections_done: 12 });
  });

  it.each([
    ['malformed', /could not be used, not even after/],
    ['empty', /gave an empty answer/],
    ['refused', /refused to write this/],
    ['filtered', /refused to write this/],
    ['half', /was too long and broke off/],
  ])(
    'gives an answer that is none (%s): the generation fails with a sentence, and its tokens count',
    async (answer, says) => {
      await fault({ answer });
      const { id, ebook_id } = await asked(admin);
      const failed = await ended(admin, id);
      expect(failed).toMatchObject({ status: 'failed', step: 'outline', error: expect.stringMatching(says) });
      expect(failed.input_tokens).toBeGreaterThan(0);
      expect(await ebookStatus(ebook_id)).toBe(404);
    },
  );
});

describe('a generation that failed', () => {
  it('goes on where it failed: what is written stays, and everything that was spent counts', async () => {
    await fault({ answer: 'refused', skip: 6 });
    const { id, ebook_id } = await asked(admin);
    const failed = await ended(admin, id);
    expect(failed).toMatchObject({ status: 'failed', step: 'sections' });
    expect(failed.sections_done).toBeGreaterThanOrEqual(1);
    await clear();
    expect((await act(id, 'retry')).status).toBe(200);
    const book = await ended(admin, id);
    expect(book).toMatchObject({
      status: 'completed',
      attempt: 2,
      sections_done: 12,
      error: null,
      title: failed.title,
    });
    // An outline and at most twelve sections would have used less than what was spent in vain as well.
    expect(book.input_tokens).toBeGreaterThan(failed.input_tokens);
    expect(await ebookStatus(ebook_id)).toBe(200);
    expect((await act(id, 'retry')).status).toBe(409);
  });
});

describe('a generation that an admin cancels in the middle', () => {
  it('writes nothing further, counts what it has used, and can go on later', async () => {
    await fault({ delay: 600, skip: 3 });
    const { id, ebook_id } = await asked(admin);
    await eventually(async () => (await generationOf(admin, id)).step === 'sections');
    const { status, body } = await act(id, 'cancel');
    expect([status, body.generation.status]).toEqual([200, 'canceled']);
    expect((await act(id, 'cancel')).status).toBe(409);
    await eventually(async () => (await generationOf(admin, id)).input_tokens > body.generation.input_tokens);
    const later = await generationOf(admin, id);
    expect(later).toMatchObject({ status: 'canceled', sections_done: body.generation.sections_done });
    expect(await ebookStatus(ebook_id)).toBe(404);
    await clear();
    await act(id, 'retry');
    expect(await ended(admin, id)).toMatchObject({ status: 'completed', sections_done: 12 });
  });
});

describe('a generation', () => {
  it('survives the end of the function that makes its files', async () => {
    await fault({ service: 's3', operation: 'HeadObject', kill: true, times: 2 });
    const { id, ebook_id } = await asked(admin);
    expect(await done(id)).toMatchObject({ status: 'completed', attempt: 1 });
    const files = await bucketOf(cloud()).keys(`ebooks/${ebook_id}/`);
    expect(files.map((key) => key.split('.').at(-1)).sort()).toEqual(['epub', 'md', 'pdf', 'png', 'txt']);
  });

  it('pays once for each answer while the table cannot count its tokens, and then counts each once', async () => {
    const undisturbed = await asked(admin, wish('Keys and who holds them'));
    const { input_tokens, output_tokens } = await ended(admin, undisturbed.id);
    await fault({ delay: 500, skip: 1 });
    const { id } = await asked(admin, wish('Keys and who holds them'));
    await eventually(async () => (await generationOf(admin, id)).step === 'sections');
    await clear();
    // The five sections under way, each four times: their steps are tried again. Whoever asked twice would pay twice.
    await fault({ service: 'dynamodb', operation: 'UpdateItem', error: 'InternalServerError', status: 500, times: 20 });
    const { input_tokens: input, output_tokens: output, ...book } = await done(id);
    expect(book).toMatchObject({ status: 'completed', sections_done: 12 });
    expect([input, output]).toEqual([input_tokens, output_tokens]);
  });

  it('does not miss a training file that is deleted once it was read', async () => {
    const rule = 'Access reviews are held in March and September of each year.';
    const { body } = await sendForm(admin, '/admin/upload-training-file', docxOf(wordParagraph(rule)), 'rules.docx');
    await fault({ answer: 'refused', skip: 1 });
    const { id, ebook_id } = await asked(admin, { ...wish('Access reviews'), training_files: [body.file_url] });
    expect(await ended(admin, id)).toMatchObject({ status: 'failed', step: 'sections' });
    await bucketOf(cloud()).delete(`originals/${body.file_id}`);
    await clear();
    await act(id, 'retry');
    expect(await ended(admin, id)).toMatchObject({ status: 'completed', attempt: 2 });
    expect((await admin.get(`/admin/ebooks/${ebook_id}`)).body.content).toMatch(/\n# Sources\n\n- rules\.docx$/);
  });

  it('is not disturbed by that of another admin', async () => {
    const other = await asAdmin(cloud().url);
    const both = await Promise.all([asked(admin, wish('Keys')), asked(other, wish('Logs'))]);
    const results = await Promise.all(both.map(({ id }) => ended(admin, id)));
    expect(results.map(({ status, topic }) => [status, topic])).toEqual([
      ['completed', 'Keys'],
      ['completed', 'Logs'],
    ]);
    const listed = (await admin.get('/admin/generations?limit=2')).body;
    expect(listed.map(({ id }: { id: string }) => id).sort()).toEqual(both.map(({ id }) => id).sort());
  });

  it('that does not exist is not found', async () => {
    const id = 'gen_01ARZ3NDEKTSV4RRFFQ69G5FAV';
    expect([(await admin.get(`/admin/generations/${id}`)).status, (await act(id, 'cancel')).status]).toEqual([
      404, 404,
    ]);
  });
});
