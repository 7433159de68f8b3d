import { expect, it } from 'vitest';
import { docxOf, wordParagraph } from '#lib/document/testing/docx.ts';
import { asAdmin, ownCloud } from '../cloud.ts';
import { sendForm } from '../uploads/sending.ts';
import { read, sentFile, uploaded } from './intake.ts';

it('uploads are listed, found and counted as they are, by tab', async () => {
  const { url } = await ownCloud();
  const admin = await asAdmin(url);
  const word = (text: string) => docxOf(wordParagraph(text));
  const make = async (title: string, bytes: Buffer, given: object = {}) =>
    (await read(admin, (await uploaded(admin, await sentFile(admin, 'docx', bytes), { title, ...given })).id)).id;
  const first = await make('Résumé of audits', word('Text'));
  const second = await make('Backups', word('Text'), { category: 'Topic' });
  const failed = await make('Nothing', docxOf(''));
  const form = { title: 'Prompts', price: '10' };
  const table = Buffer.from('prompt\none\ntwo\n');
  const { body } = await sendForm(admin, '/admin/prompt-packages/upload', table, 'p.csv', form);
  const vault = body.prompt_package.id;
  await read(admin, vault);

  const list = async (query: Record<string, string> = {}) => {
    const answer = await admin.get('/admin/ebooks/uploads', { query });
    return answer.body.map(({ id }: { id: string }) => id);
  };
  expect(await list()).toEqual([failed, second, first]);
  expect(await list({ search: 'resume AUD' })).toEqual([first]);
  expect(await list({ search: 'topic' })).toEqual([second]);
  expect(await list({ search: 'audits backups' })).toEqual([]);
  expect(await list({ upload_status: 'failed' })).toEqual([failed]);
  expect(await list({ upload_status: 'processing' })).toEqual([]);
  expect(await list({ tab: 'prompts' })).toEqual([vault]);
  expect((await admin.get('/admin/ebooks?category=Prompt%20Vault')).status).toBe(200);

  const page = await admin.get('/admin/ebooks/uploads', { query: { limit: '2' } });
  expect([page.body.length, page.headers.get('link')]).toEqual([2, expect.stringContaining('cursor')]);

  const summary = async () => (await admin.get('/admin/ebooks/uploads/summary')).body;
  const none = { total: 0, completed: 0, processing: 0, failed: 0 };
  const prompts = { ...none, total: 1, completed: 1 };
  expect(await summary()).toEqual({ ebooks: { total: 3, completed: 2, processing: 0, failed: 1 }, prompts });
  expect((await admin.get('/admin/prompt-packages/summary')).body).toEqual({
    ...{ total: 1, published: 1, drafts: 0, prompts: 2, total_value: 10 },
  });
  await admin.delete(`/admin/ebooks/${failed}`);
  await admin.delete(`/admin/prompt-packages/${vault}`);
  expect(await summary()).toEqual({ ebooks: { total: 2, completed: 2, processing: 0, failed: 0 }, prompts: none });
  expect(await list()).toEqual([second, first]);
  expect((await admin.get('/admin/prompt-packages')).body).toEqual([]);
});
