import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addTokens } from '#functions/generation/generation.repo.ts';
import type { Client } from '../client.ts';
import { asAdmin } from '../cloud.ts';
import { asked, ended, generationOf, kept } from './generations.ts';
import { ask, completed, decide, ebookOf, newText, rewritten, sectionText, textsOf, written } from './rewrites.ts';

let admin: Client;
beforeAll(async () => {
  admin = await asAdmin();
});

const chapters = (content: string): string[] => content.split(/^# /m).slice(1);

describe('a section', () => {
  it('is written again, compared, accepted and read; its tokens are those of the generation', async () => {
    const { id, ebook_id } = await asked(admin);
    const first = await ended(admin, id);
    const ebook = await ebookOf(admin, first);
    const found = (await admin.get(`/admin/ebooks/${ebook_id}/generation`)).body.generation;
    expect(found).toEqual(await generationOf(admin, id));
    const { status, body } = await ask(admin, id, 1, 'Make it shorter');
    expect([status, body.generation.sections[1].rewrite]).toMatchObject([
      202,
      { number: 1, instruction: 'Make it shorter' },
    ]);
    const rewrite = await written(admin, id, 1);
    expect(rewrite).toMatchObject({ status: 'ready', error: null, words: expect.any(Number) });
    const spent = await generationOf(admin, id);
    expect(spent.cost).toBeGreaterThan(first.cost);
    expect(spent.status).toBe('completed');
    // Nothing has changed until somebody accepts it.
    expect((await ebookOf(admin, first)).content).toBe(ebook.content);
    const { before, after } = await textsOf(admin, id, 1);
    expect(before).not.toBe(after);
    const accepted = await decide(admin, id, 1, 'accept');
    expect([accepted.status, accepted.body.generation.sections[1].rewrite.status]).toEqual([200, 'accepted']);
    const changed = await ebookOf(admin, first);
    const [old, now] = [chapters(ebook.content), chapters(changed.content)];
    expect(now.map((text, at) => text.trim() === old[at]?.trim())).toEqual(old.map((_, at) => at !== 1));
    expect(changed.content_version).toBeGreaterThan(ebook.content_version);
    expect(changed.word_count).not.toBe(ebook.word_count);
    const said = (await generationOf(admin, id)).log.map(({ sentence }: { sentence: string }) => sentence);
    expect(said.at(-1)).toMatch(/ accepted “.+” as written again$/);
    await admin.post(`/admin/ebooks/${ebook_id}/publish`);
    const read = (await admin.get(`/ebooks/${ebook_id}`)).body;
    expect(read.contents.map(({ title }: { title: string }) => title)).toContain(first.sections[1].title);
  });

  it('may be accepted twice, and is in the ebook once', async () => {
    const generation = await completed();
    await rewritten(generation);
    const both = await Promise.all([
      decide(admin, generation.id, 0, 'accept'),
      decide(admin, generation.id, 0, 'accept'),
    ]);
    expect(both.map(({ status }) => status).sort()).toContain(200);
    expect((await decide(admin, generation.id, 0, 'accept')).status).toBe(200);
    const { content } = await ebookOf(admin, generation);
    expect(content.split(newText)).toHaveLength(2);
    expect((await decide(admin, generation.id, 0, 'discard')).status).toBe(409);
  });

  it('that somebody has edited meanwhile is not overwritten; another one is no obstacle', async () => {
    const generation = await completed();
    const { id, ebook_id } = generation;
    await rewritten(generation, 0);
    await rewritten(generation, 1);
    const { content, content_version } = await ebookOf(admin, generation);
    const edit = (text: string, version = content_version) =>
      admin.put(`/admin/ebooks/${ebook_id}/text`, { content: text, content_version: version });
    const edited = await edit(content.replace('Who has access: ', 'By hand: '));
    expect([edited.status, edited.body.ebook.content]).toEqual([200, expect.stringContaining('By hand: ')]);
    const late = await edit('# Too late');
    expect([late.status, late.body.code, late.body.current.content]).toEqual([
      409,
      'stale_version',
      expect.stringContaining('By hand: '),
    ]);
    const refused = await decide(admin, id, 0, 'accept');
    expect([refused.status, refused.body.code]).toEqual([409, 'stale_version']);
    expect((await decide(admin, id, 1, 'accept')).status).toBe(200);
    const { content: now } = await ebookOf(admin, generation);
    expect(now).toContain('By hand: ');
    expect(now).toContain(newText);
    expect((await decide(admin, id, 0, 'discard')).status).toBe(200);
  });

  it('that is discarded stays as it is, and its next version is another one', async () => {
    const generation = await completed();
    await rewritten(generation);
    expect((await decide(admin, generation.id, 0, 'discard')).body.generation.sections[0].rewrite.status).toBe(
      'discarded',
    );
    expect((await decide(admin, generation.id, 0, 'accept')).status).toBe(409);
    expect((await ebookOf(admin, generation)).content).toContain(sectionText('Who has access'));
    expect((await ask(admin, generation.id, 0)).status).toBe(202);
    expect(await written(admin, generation.id, 0)).toMatchObject({ number: 2, status: 'ready' });
    expect((await decide(admin, generation.id, 0, 'accept', 1)).status).toBe(409);
  });

  it('is asked for once at a time, and once by a request that is sent again', async () => {
    const other = await asAdmin();
    const { id } = await completed();
    const headers = { 'idempotency-key': randomUUID() };
    const send = () =>
      admin.post(`/admin/generations/${id}/sections/2/rewrite`, { instruction: 'Longer' }, { headers });
    const answers = [await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(await written(admin, id, 2)).toMatchObject({ number: 1, status: 'ready' });
    const both = await Promise.all([ask(admin, id, 1), ask(other, id, 1)]);
    const told = both.map(({ status }) => status).sort();
    expect([
      [202, 202],
      [202, 409],
    ]).toContainEqual(told);
    expect((await written(admin, id, 1)).status).toBe('ready');
  });

  it.each([
    ['requests', { inputTokens: 50_000_000, outputTokens: 0 }],
    ['answers', { inputTokens: 0, outputTokens: 50_000_000 }],
  ])('fails with a sentence when the budget of the generation is spent on %s', async (_, spent) => {
    const { id } = await completed();
    await addTokens(id, 'spent', spent);
    await ask(admin, id, 0);
    const { status, error } = await written(admin, id, 0);
    expect([status, error]).toEqual(['failed', expect.stringMatching(/^The token budget does not cover/)]);
  });

  it('has to be there, completed, and in the text', async () => {
    const { id, ebook_id } = await completed();
    for (const place of [3, 'x', -1]) expect((await ask(admin, id, place as number)).status).toBe(404);
    expect((await admin.get(`/admin/generations/${id}/sections/0/rewrite`)).status).toBe(404);
    expect((await decide(admin, id, 0, 'accept')).status).toBe(404);
    const running = await kept({ titles: ['One'] });
    expect((await ask(admin, running.id, 0)).status).toBe(409);
    const { content, content_version } = (await admin.get(`/admin/ebooks/${ebook_id}`)).body;
    const renamed = content.replace('# Who has access', '# Access');
    await admin.put(`/admin/ebooks/${ebook_id}/text`, { content: renamed, content_version });
    const gone = await ask(admin, id, 0);
    expect([gone.status, gone.body.detail]).toEqual([409, 'The ebook has no section of this title any more.']);
    await admin.delete(`/admin/ebooks/${ebook_id}`);
    expect((await ask(admin, id, 1)).status).toBe(404);
  });
});

it('an ebook that nobody generated has no generation', async () => {
  const { body } = await admin.get('/admin/ebooks/ebk_01ARZ3NDEKTSV4RRFFQ69G5FAV/generation');
  expect(body).toEqual({ generation: null });
});

it('a text with a table that readers would see as pipes is not saved', async () => {
  const generation = await completed();
  const { content_version } = await ebookOf(admin, generation);
  const content = '# One\n\n| a | b |\n| --- | --- |\n| only one |';
  const answer = await admin.put(`/admin/ebooks/${generation.ebook_id}/text`, { content, content_version });
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['content']]);
});
