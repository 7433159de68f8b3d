import { beforeAll, describe, expect, it } from 'vitest';
import { docxOf, wordParagraph } from '#lib/document/testing/docx.ts';
import { give } from '../accounts/accounts.ts';
import type { Client } from '../client.ts';
import { asAdmin, signedUp, visitor } from '../cloud.ts';
import { sendForm } from '../uploads/sending.ts';
import { read, sentFile, uploaded } from './intake.ts';

let admin: Client;
beforeAll(async () => {
  admin = await asAdmin();
});

const fields = { title: 'Board prompts', price: '29.5', description: 'For boards', tags: 'board,  risk,,board' };
const send = (bytes: Buffer, filename: string, given: Record<string, string> = fields) =>
  sendForm(admin, '/admin/prompt-packages/upload', bytes, filename, given);
const rows = ['Title;Prompt', ...Array.from({ length: 5 }, (_, at) => `"No ${at}";"=1+${at}"`)].join('\r\n');

describe('a prompt package', () => {
  it('is made of a CSV in a form, also in UTF-16 with semicolons; formulas are neutralised', async () => {
    const { status, body } = await send(Buffer.from(`\uFEFF${rows}`, 'utf16le'), 'prompts.csv');
    expect([status, body]).toMatchObject([
      201,
      {
        ...{ success: true, message: 'Prompt package uploaded successfully' },
        prompt_package: {
          ...{ title: 'Board prompts', price: 29.5, category: 'Security Prompts', tags: 'board, risk' },
          ...{ upload_status: 'processing', file_type: 'CSV', filename: 'prompts.csv', prompt_count: null },
        },
      },
    ]);
    const { id } = body.prompt_package;
    const done = await read(admin, id);
    expect(done).toMatchObject({ status: 'published', prompt_count: 5, category: 'Prompt Vault', word_count: 0 });
    const shown = (await visitor().get(`/ebooks/${id}`)).body;
    expect(shown).toMatchObject({ content: '', prompt_count: 5, prompt_category: 'Security Prompts' });
    expect(shown.sample_prompts).toHaveLength(3);
    expect(shown.sample_prompts[0]).toEqual({ title: 'No 0', prompt: '=1+0', inputs: '', expected_output: '' });
    const { client, user } = await signedUp();
    await give(user.id, [id]);
    const link = await client.get(`/ebooks/${id}/download`, { query: { as: 'link' } });
    expect(link.body.filename).toBe('board-prompts.csv');
    expect(await (await fetch(link.body.url)).text()).toBe(
      `Title,Prompt\r\n${[0, 1, 2, 3, 4].map((at) => `No ${at},'=1+${at}\r\n`).join('')}`,
    );
  });

  it('may be sent past the functions, of any size and type', async () => {
    const file_url = await sentFile(admin, 'docx', docxOf(wordParagraph('Ask for the evidence first.')), 'prompts');
    const given = { category: 'Prompt Vault', prompt_category: 'Risk Assessment', tags: ['evidence-first'] };
    const { id } = await uploaded(admin, file_url, given);
    expect(await read(admin, id)).toMatchObject({ status: 'published', prompt_count: null, file_type: 'DOCX' });
    const { body } = await admin.get('/admin/prompt-packages', { query: { search: 'audits' } });
    expect(body.find((each: { id: string }) => each.id === id)).toMatchObject({
      category: 'Risk Assessment',
      tags: 'evidence-first',
    });
  });

  it('is edited and deleted under its own words', async () => {
    const { body } = await send(Buffer.from(rows), 'prompts.csv', { title: 'Old', price: '0' });
    const { id } = body.prompt_package;
    expect(body.prompt_package).toMatchObject({
      description: 'Old - Uploaded ebook',
      tags: 'Prompt Vault, csv, uploaded',
    });
    const { revision } = await read(admin, id);
    const at = `/admin/prompt-packages/${id}`;
    const edit = { title: 'New', price: 5, category: 'Incident Response', tags: 'a, b', revision };
    const edited = await admin.put(at, edit);
    expect(edited).toMatchObject({
      status: 200,
      body: {
        message: 'Prompt package updated successfully',
        prompt_package: { title: 'New', price: 5, category: 'Incident Response', tags: 'a, b' },
      },
    });
    expect((await admin.put(at, edit)).body.code).toBe('stale_version');
    const wrong = await admin.put(at, { ...edit, category: 'Nowhere', revision: revision + 1 });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['category']]);
    expect((await admin.delete(at)).body.message).toBe('Prompt package deleted successfully');
    expect((await admin.delete(at)).status).toBe(404);
  });

  it('is no other ebook', async () => {
    const { body } = await admin.get('/admin/ebooks?limit=100');
    const other = body.find(({ category }: { category: string }) => category !== 'Prompt Vault');
    const { status, body: answer } = await admin.delete(`/admin/prompt-packages/${other.id}`);
    expect([status, answer.detail]).toEqual([404, 'Prompt package not found']);
  });

  it.each([
    ['no title', { price: '1' }, { title: 'Please fill all required fields and select a CSV file' }],
    ['no price', { title: 'x' }, { price: 'Please fill all required fields and select a CSV file' }],
    ['a price in words', { title: 'x', price: 'ten' }, { price: 'Must be a number' }],
    ['an unknown category', { title: 'x', price: '1', category: 'Nowhere' }, { category: expect.any(String) }],
  ])('is refused with %s', async (_, given, errors) => {
    const { status, body } = await send(Buffer.from(rows), 'prompts.csv', given as Record<string, string>);
    expect([status, body.errors]).toEqual([422, errors]);
  });
});
