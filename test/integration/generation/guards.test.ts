import { beforeAll, describe, expect, it } from 'vitest';
import { changeItem, changeWhileUnderWay, findGeneration } from '#functions/generation/generation.repo.ts';
import { keepRemarks } from '#functions/generation/review.repo.ts';
import { nextRewriteItem } from '#functions/generation/rewrite/rewrite.repo.ts';
import { keepTexts } from '#functions/generation/rewrite/rewrite-texts.ts';
import { addSection } from '#functions/generation/section.repo.ts';
import { transact, transactUnlessRefused } from '#lib/table/transact.ts';
import type { Client } from '../client.ts';
import { asAdmin } from '../cloud.ts';
import { generationOf, kept } from './generations.ts';
import { ask, completed, decide, ebookOf, newText, rewritten, sectionText } from './rewrites.ts';

/** What keeps steps, acts and decisions that come late, or too often, from changing anything. */

let admin: Client;
beforeAll(async () => {
  admin = await asAdmin();
});

describe('a generation', () => {
  it('is not changed by an attempt that another one has followed', async () => {
    const stored = await kept({ attempt: 2 });
    const run = { generation_id: stored.id, attempt: 1 };
    const late = { set: { words: 9 }, sentence: 'Late' };
    expect(await changeWhileUnderWay(run, late)).toBeUndefined();
    expect(await addSection(run, { position: 0, words: 9 }, stored)).toBe(false);
    expect(await transactUnlessRefused([changeItem({ ...stored, attempt: 1 }, ['running'], late)])).toBe(false);
    expect(await findGeneration(stored.id)).toEqual(stored);
    expect(await addSection({ ...run, attempt: 2 }, { position: 0, words: 9 }, stored)).toBe(true);
  });

  it('is tried twenty times at most', async () => {
    const { id } = await kept({ status: 'failed', attempt: 20 });
    const { status, body } = await admin.post(`/admin/generations/${id}/retry`);
    const detail = 'This generation was tried again too often. Please start another one.';
    expect([status, body.detail]).toEqual([409, detail]);
  });

  it('keeps as many remarks as somebody looks at', async () => {
    const stored = await kept();
    const remark = { code: 'chatter', section: 0, sentence: 'The model talks to you here.' } as const;
    await keepRemarks(
      stored,
      Array.from({ length: 230 }, (_, at) => ({ ...remark, excerpt: `${at}` })),
    );
    const { remarks } = await generationOf(admin, stored.id);
    expect([remarks.length, remarks.at(-1).excerpt]).toEqual([200, '199']);
  });
});

describe('a section that is written again', () => {
  it('may not be longer than the model can be given', async () => {
    const generation = await completed();
    const { content, content_version } = await ebookOf(admin, generation);
    const long = content.replace('# Who decides', `${'A sentence that goes on. '.repeat(900)}\n\n# Who decides`);
    const path = `/admin/ebooks/${generation.ebook_id}/text`;
    expect((await admin.put(path, { content: long, content_version })).status).toBe(200);
    const { status, body } = await ask(admin, generation.id, 1);
    const detail = 'This section is too long to be written again. Divide it first.';
    expect([status, body.detail]).toEqual([409, detail]);
  });

  it('is asked for fifty times at most', async () => {
    const generation = await completed();
    for (const [position, number, status] of [
      [0, 49, 202],
      [1, 50, 409],
    ] as const) {
      const rewrite = await rewritten(generation, position);
      await transact([nextRewriteItem({ ...rewrite, number, status: 'discarded' }, rewrite)]);
      expect((await ask(admin, generation.id, position)).status).toBe(status);
    }
  });

  it('is not replaced by a request that has not seen the decision about it', async () => {
    const generation = await completed();
    const seen = await rewritten(generation);
    expect((await decide(admin, generation.id, 0, 'accept')).status).toBe(200);
    const next = { ...seen, number: 2, status: 'writing' } as const;
    expect(await transactUnlessRefused([nextRewriteItem(next, seen)])).toBe(false);
  });

  it('has the remarks on its accepted text also while and after it is written once more', async () => {
    const generation = await completed();
    const { id } = generation;
    await keepRemarks(generation, [{ code: 'html', section: 0, excerpt: '<b>', sentence: 'This is HTML.' }]);
    await rewritten(generation);
    const remarks = async () => (await generationOf(admin, id)).remarks.length;
    expect(await remarks()).toBe(1);
    await decide(admin, id, 0, 'accept');
    expect(await remarks()).toBe(0);
    await ask(admin, id, 0);
    expect(await remarks()).toBe(0);
    expect((await decide(admin, id, 0, 'discard', 2)).status).toBe(200);
    expect(await remarks()).toBe(0);
  });

  it('is accepted also when somebody has put the same text there by hand', async () => {
    const generation = await completed();
    await rewritten(generation);
    const { content, content_version } = await ebookOf(admin, generation);
    const same = content.replace(sectionText('Who has access'), newText);
    await admin.put(`/admin/ebooks/${generation.ebook_id}/text`, { content: same, content_version });
    const { status, body } = await decide(admin, generation.id, 0, 'accept');
    expect([status, body.generation.sections[0].rewrite.status]).toEqual([200, 'accepted']);
    expect((await ebookOf(admin, generation)).content.split(newText)).toHaveLength(2);
  });

  it('gets footnotes that no other section has', async () => {
    const generation = await completed();
    const { content, content_version } = await ebookOf(admin, generation);
    const noted = `${content}\n\nA claim[^1].\n\n[^1]: Why.`;
    await admin.put(`/admin/ebooks/${generation.ebook_id}/text`, { content: noted, content_version });
    const rewrite = await rewritten(generation);
    const after = `${newText} It is so[^1].\n\n[^1]: Because.`;
    await keepTexts(rewrite, { before: sectionText('Who has access'), after, excerpts: [] });
    expect((await decide(admin, generation.id, 0, 'accept')).status).toBe(200);
    const { content: now } = await ebookOf(admin, generation);
    expect(now).toContain('It is so[^2].\n\n[^2]: Because.');
    expect(now).toContain('A claim[^1].\n\n[^1]: Why.');
  });
});
