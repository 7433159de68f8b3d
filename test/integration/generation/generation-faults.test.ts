import { beforeAll, describe, expect, it } from 'vitest';
import { docxOf, wordParagraph } from '#lib/document/testing/docx.ts';
import { bucketOf } from '../catalog/objects.ts';
import type { Client } from '../client.ts';
import { asAdmin, control, eventually, fileCloud } from '../cloud.ts';
import { sendForm } from '../uploads/sending.ts';
import { asked, ended, generationOf, wish } from './generations.ts';

const cloud = fileCloud();
let admin: Client;
beforeAll(async () => {
  admin = await asAdmin(cloud().url);
});

const fault = (given: object) => control('faults', { service: 'bedrock', ...given }, cloud().url);
const clear = () => control('faults', { clear: true }, cloud().url);
const act = (id: string, name: 'cancel' | 'retry') => admin.post(`/admin/generations/${id}/${name}`);
const ebookStatus = async (id: string) => (await admin.get(`/admin/ebooks/${id}`)).status;

describe('the language model', () => {
  it.each([
    ['is busy for a while', { error: 'ThrottlingException', status: 429, times: 3 }],
    ['gives an answer that it has to correct', { answer: 'malformed', times: 1 }],
    ['breaks off in the middle of an answer', { answer: 'cut', times: 2 }],
  ])('%s: the book is written all the same', async (_, given) => {
    await fault({ ...given, skip: 2 });
    const { id } = await asked(admin);
    expect(await ended(admin, id)).toMatchObject({ status: 'completed', sections_done: 12 });
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
    const done = await ended(admin, id);
    expect(done).toMatchObject({
      status: 'completed',
      attempt: 2,
      sections_done: 12,
      error: null,
      title: failed.title,
    });
    // An outline and at most twelve sections would have used less than what was spent in vain as well.
    expect(done.input_tokens).toBeGreaterThan(failed.input_tokens);
    expect(await ebookStatus(ebook_id)).toBe(200);
    expect((await act(id, 'retry')).status).toBe(409);
  });
});

describe('sections that are under way when another one fails', () => {
  it('are kept, as they are paid for: nobody asks for them again', async () => {
    const { url } = cloud();
    // After the outline, four sections are being written when the fifth is refused.
    await fault({ delay: 8000, skip: 1, times: 4 });
    await fault({ answer: 'refused', times: 1 });
    const { id } = await asked(admin);
    expect(await ended(admin, id)).toMatchObject({ status: 'failed', step: 'sections', sections_done: 0 });
    await eventually(async () => (await bucketOf(cloud()).keys(`generations/${id}/sections/`)).length === 4);
    await control('faults', { record: true }, url);
    await act(id, 'retry');
    expect(await ended(admin, id)).toMatchObject({ status: 'completed', sections_done: 12 });
    const { calls }: { calls: { service: string }[] } = await (await fetch(`${url}/__local/calls?after=0`)).json();
    await control('faults', { record: false }, url);
    expect(calls.filter(({ service }) => service === 'bedrock')).toHaveLength(8);
  });
});

describe('a generation that an admin cancels in the middle', () => {
  it('writes nothing further, counts what it has used, and can go on later', async () => {
    await fault({ delay: 1500, skip: 3 });
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

describe('a generation that is canceled while its files are made', () => {
  it('adds no draft, and goes on with the files', async () => {
    await fault({ delay: 200, skip: 1 });
    const { id, ebook_id } = await asked(admin);
    await eventually(async () => (await generationOf(admin, id)).sections_done > 0);
    await fault({ service: 's3', operation: 'HeadObject', delay: 3000 });
    await eventually(async () => (await generationOf(admin, id)).step === 'typeset');
    expect((await act(id, 'cancel')).status).toBe(200);
    const made = async () => (await bucketOf(cloud()).keys(`ebooks/${ebook_id}/`)).map((key) => key.split('.').at(-1));
    // The step that was under way ends; nothing refers to what it leaves.
    await eventually(async () => (await made()).includes('txt'));
    expect(await made()).not.toContain('md');
    expect([(await generationOf(admin, id)).status, await ebookStatus(ebook_id)]).toEqual(['canceled', 404]);
    await clear();
    expect((await act(id, 'retry')).status).toBe(200);
    const done = await ended(admin, id);
    expect(done).toMatchObject({ status: 'completed', attempt: 2, step: 'draft' });
    const said = done.log.map(({ sentence }: { sentence: string }) => sentence);
    expect(said.filter((sentence: string) => sentence === 'The cover is being drawn')).toHaveLength(1);
    expect((await made()).sort()).toEqual(['epub', 'md', 'pdf', 'png', 'txt']);
    expect(await ebookStatus(ebook_id)).toBe(200);
  });
});

describe('a generation', () => {
  it('survives the end of the function that makes its files', async () => {
    await fault({ service: 's3', operation: 'HeadObject', kill: true, times: 2 });
    const { id, ebook_id } = await asked(admin);
    expect(await ended(admin, id)).toMatchObject({ status: 'completed', attempt: 1 });
    const files = await bucketOf(cloud()).keys(`ebooks/${ebook_id}/`);
    expect(files.map((key) => key.split('.').at(-1)).sort()).toEqual(['epub', 'md', 'pdf', 'png', 'txt']);
  });

  it('survives the end of the function that does a step', async () => {
    await fault({ kill: true, skip: 4, times: 2 });
    const { id } = await asked(admin);
    expect(await ended(admin, id)).toMatchObject({ status: 'completed', sections_done: 12 });
  });

  it('survives a store that is away for a while', async () => {
    await fault({ service: 's3', error: 'ServiceUnavailable', skip: 4, times: 12 });
    const { id } = await asked(admin);
    expect(await ended(admin, id)).toMatchObject({ status: 'completed', sections_done: 12 });
  });

  it('survives a table that is away while sections are written', async () => {
    await fault({ delay: 1000, skip: 1 });
    const { id } = await asked(admin);
    await eventually(async () => (await generationOf(admin, id)).step === 'sections');
    await clear();
    await fault({ service: 'dynamodb', error: 'InternalServerError', status: 500, times: 40 });
    expect(await ended(admin, id)).toMatchObject({ status: 'completed', sections_done: 12 });
  });

  it('pays once for each answer while the table cannot count its tokens, and then counts each once', async () => {
    const undisturbed = await asked(admin, wish('Keys and who holds them'));
    const { input_tokens, output_tokens } = await ended(admin, undisturbed.id);
    await fault({ delay: 1000, skip: 1 });
    const { id } = await asked(admin, wish('Keys and who holds them'));
    await eventually(async () => (await generationOf(admin, id)).step === 'sections');
    await clear();
    // The five sections under way, each four times: their steps are tried again. Whoever asked twice would pay twice.
    await fault({ service: 'dynamodb', operation: 'UpdateItem', error: 'InternalServerError', status: 500, times: 20 });
    const { input_tokens: input, output_tokens: output, ...done } = await ended(admin, id);
    expect(done).toMatchObject({ status: 'completed', sections_done: 12 });
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
