import { beforeAll, describe, expect, test } from 'vitest';
import { give, noEbook } from '../accounts/accounts.ts';
import type { Client } from '../client.ts';
import { signedUp, visitor } from '../cloud.ts';
import { aBook, someText, someWord, theAdmin, whenMade } from './catalog.ts';

const notPurchased = { status: 403, body: { code: 'not_purchased', detail: 'Please purchase this ebook first' } };
const link = (client: Client, id: string, format?: string) =>
  whenMade(() => client.get(`/ebooks/${id}/download`, { query: { as: 'link', ...(format && { format }) } }));

let owner: Awaited<ReturnType<typeof signedUp>>;
let other: Awaited<ReturnType<typeof signedUp>>;
beforeAll(async () => {
  [owner, other] = [await signedUp(), await signedUp()];
});

async function owned(values: Parameters<typeof aBook>[0] = {}): Promise<string> {
  const { id } = await aBook(values);
  await give(owner.user.id, [id]);
  return id;
}

describe('a download', () => {
  test('is for owners', async () => {
    const id = await owned();
    expect((await visitor().get(`/ebooks/${id}/download`)).status).toBe(401);
    expect(await other.client.get(`/ebooks/${id}/download`)).toMatchObject(notPurchased);
    expect(await (await theAdmin()).get(`/ebooks/${id}/download`)).toMatchObject(notPurchased);
    for (const unknown of [noEbook, 'x', id.toLowerCase()])
      expect((await link(owner.client, unknown)).status).toBe(404);
  });

  test.each([1, 99, 100])('of an ebook for %i cents is for owners too', async (price) => {
    const id = await owned({ price });
    expect((await visitor().get(`/ebooks/${id}/download`)).status).toBe(401);
    expect(await link(other.client, id)).toMatchObject(notPurchased);
    expect(await other.client.get(`/ebooks/${id}/download`)).toMatchObject(notPurchased);
    expect((await link(owner.client, id, 'txt')).status).toBe(200);
  });

  test('leads to a PDF with the name of the ebook', async () => {
    const id = await owned({ title: `Évidence: what “counts” ${someWord()}` });
    const answer = await whenMade(() => owner.client.get(`/ebooks/${id}/download`));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const file = await fetch(answer.headers.get('location') ?? '');
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="evidence-what-counts-zq[\w-]+\.pdf"/,
    );
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test('returns the link on request, with the size of the file', async () => {
    const id = await owned();
    const { body } = await link(owner.client, id);
    expect(body).toEqual({
      url: expect.any(String),
      filename: expect.stringMatching(/\.pdf$/),
      size: expect.any(Number),
    });
    const bytes = await (await fetch(body.url)).arrayBuffer();
    expect(bytes.byteLength).toBe(body.size);
    expect(new URL(body.url).searchParams.get('X-Amz-Expires')).toBe('60');
  });

  test('opens no other file with its link', async () => {
    const [mine, theirs] = [await owned(), (await aBook()).id];
    const { body } = await link(owner.client, mine);
    expect((await fetch(body.url.replaceAll(mine, theirs))).status).toBe(403);
    expect((await fetch(body.url.replace(/v1-[0-9a-f]{8}\.pdf/, 'v1.md'))).status).toBe(403);
    expect((await fetch(body.url.replace(/X-Amz-Expires=60/, 'X-Amz-Expires=600'))).status).toBe(403);
  });

  test('is available as EPUB, the same whenever it is requested', async () => {
    const id = await owned({ title: 'Portable', content: '# Portable\n\nA claim[^n].\n\n[^n]: Why.' });
    const { body } = await link(owner.client, id, 'epub');
    expect(body.filename).toBe('portable.epub');
    const file = await fetch(body.url);
    expect(file.headers.get('content-type')).toBe('application/epub+zip');
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
    expect((await link(owner.client, id, 'epub')).body.size).toBe(bytes.length);
  });

  test('is available as plain text', async () => {
    const id = await owned({ title: 'Plain', content: '# Plain\n\nSome **bold** words.\n\n## Next\n\n- one\n- two' });
    const { body } = await link(owner.client, id, 'txt');
    expect(body.filename).toBe('plain.txt');
    const text = await (await fetch(body.url)).text();
    expect(text).toBe('Plain\n=====\n\nSome bold words.\n\nNext\n\n- one\n- two\n');
  });

  test('of a free ebook is for every signed-in person', async () => {
    const { id } = await aBook({ price: 0 });
    expect((await link(other.client, id)).status).toBe(200);
    expect((await visitor().get(`/ebooks/${id}/download`)).status).toBe(401);
  });

  test('of a draft is 404 for all but its owners, even when it is free', async () => {
    const { id } = await aBook({ price: 0, status: 'draft' });
    expect((await link(other.client, id)).status).toBe(404);
    await give(owner.user.id, [id]);
    expect((await link(owner.client, id)).status).toBe(200);
  });

  test('stays with the owner of an ebook in the trash', async () => {
    const id = await owned();
    await (await theAdmin()).delete(`/admin/ebooks/${id}`);
    expect((await link(owner.client, id)).status).toBe(200);
    expect((await link(other.client, id)).status).toBe(404);
  });

  test('refuses an unknown format', async () => {
    const id = await owned();
    for (const format of ['csv', 'docx', 'exe', '../v1.md'])
      expect((await link(owner.client, id, format)).status).toBe(422);
  });

  test('makes one valid file for two concurrent first downloads', async () => {
    const id = await owned({ content: someText(3000) });
    const links = await Promise.all([1, 2, 3].map(() => link(owner.client, id)));
    expect(links.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { body } of links) {
      const bytes = Buffer.from(await (await fetch(body.url)).arrayBuffer());
      expect(bytes.subarray(-6).toString()).toContain('%%EOF');
    }
  });

  test('shows a changed title', async () => {
    const id = await owned({ title: 'Before' });
    const before = (await link(owner.client, id)).body;
    const admin = await theAdmin();
    const { body } = await admin.get(`/admin/ebooks/${id}`);
    await admin.put(`/admin/ebooks/${id}`, { title: 'After', price: body.price, revision: body.revision });
    const after = (await link(owner.client, id)).body;
    expect([before.filename, after.filename]).toEqual(['before.pdf', 'after.pdf']);
    expect(new URL(after.url).pathname).not.toBe(new URL(before.url).pathname);
  });
});

describe('a prompt package', () => {
  const csv = 'id,prompt,notes\r\n1,"=HYPERLINK(""http://x"")",ok\n2,-5,"two\nlines"\n3,@me,"+1"\n';
  const values = { category: 'Prompt Vault', csv, prompt_category: 'Security Prompts', content: 'About it.' } as const;

  test('is its CSV, with no cell that a spreadsheet would run', async () => {
    const id = await owned(values);
    const { body } = await link(owner.client, id);
    expect(body.filename).toMatch(/\.csv$/);
    const file = await fetch(body.url);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(Buffer.from(await file.arrayBuffer()).toString()).toBe(
      '\uFEFFid,prompt,notes\r\n1,"\'=HYPERLINK(""http://x"")",ok\r\n2,\'-5,"two\nlines"\r\n3,\'@me,\'+1\r\n',
    );
  });

  test('says what it contains', async () => {
    const id = await owned(values);
    expect((await owner.client.get(`/ebooks/${id}`)).body).toMatchObject({
      formats: ['csv', 'pdf', 'epub', 'txt'],
      prompt_count: 3,
      prompt_category: 'Security Prompts',
    });
    expect((await link(owner.client, id, 'pdf')).body.filename).toMatch(/\.pdf$/);
  });

  test('shows everybody its first three prompts and no more', async () => {
    const rows = ['One', 'Two', 'Three', 'Four'].map((title) => `${title},Ask about ${title},A list`);
    const prompts = ['title,prompt,expected_output', ...rows].join('\n');
    const { id } = await aBook({ ...values, csv: prompts });
    const { body } = await visitor().get(`/ebooks/${id}`);
    expect(body.sample_prompts).toEqual(
      ['One', 'Two', 'Three'].map((title) => ({
        ...{ title, prompt: `Ask about ${title}`, inputs: '', expected_output: 'A list' },
      })),
    );
    expect(JSON.stringify(body)).not.toContain('Four');
  });

  test('keeps its CSV when its category changes', async () => {
    const id = await owned(values);
    const admin = await theAdmin();
    await admin.put(`/admin/ebooks/${id}`, { title: 'Moved', price: 49, category: 'Topic', revision: 1 });
    expect((await link(owner.client, id)).body.filename).toBe('moved.pdf');
    expect((await link(owner.client, id, 'csv')).body.filename).toBe('moved.csv');
  });
});

describe("the admin's download", () => {
  test('is the PDF, of drafts too, and is not for readers', async () => {
    const { id } = await aBook({ status: 'draft' });
    const path = `/admin/ebooks/${id}/download/pdf`;
    expect((await visitor().get(path)).status).toBe(401);
    expect((await owner.client.get(path)).status).toBe(403);
    const admin = await theAdmin();
    const { headers, status } = await whenMade(() => admin.get(path));
    expect(status).toBe(302);
    expect((await fetch(headers.get('location') ?? '')).headers.get('content-type')).toBe('application/pdf');
    expect((await admin.get(path, { query: { as: 'link' } })).body.filename).toMatch(/\.pdf$/);
    expect((await admin.get(`/admin/ebooks/${noEbook}/download/pdf`)).status).toBe(404);
  });
});

describe('an attachment', () => {
  const sheets = { name: 'work-sheets', title: 'Worksheets', type: 'xlsx', bytes: Buffer.from('PK sheets') } as const;
  const report = { name: 'report', title: 'Report', type: 'docx', bytes: Buffer.from('PK report') } as const;
  const attachments = [sheets, report];
  const fileOf = (client: Client, id: string, attachment: string) =>
    client.get(`/ebooks/${id}/download`, { query: { as: 'link', attachment } });

  test('is named on the page of the ebook, to everybody', async () => {
    const { id } = await aBook({ attachments });
    expect((await visitor().get(`/ebooks/${id}`)).body.attachments).toEqual([
      { name: 'work-sheets', title: 'Worksheets', type: 'xlsx', size: 9 },
      { name: 'report', title: 'Report', type: 'docx', size: 9 },
    ]);
  });

  test('is in the library of who owns the ebook, where others have none', async () => {
    const [withFiles, without] = [await owned({ attachments }), await owned()];
    const { body } = await owner.client.get('/user/library');
    const namesOf = (wanted: string) =>
      body.purchased_ebooks
        .find(({ id }: { id: string }) => id === wanted)
        .attachments.map(({ name }: { name: string }) => name);
    expect([namesOf(withFiles), namesOf(without)]).toEqual([['work-sheets', 'report'], []]);
  });

  test('is for owners, byte by byte as it came, with its own name', async () => {
    const id = await owned({ attachments });
    expect((await visitor().get(`/ebooks/${id}/download?attachment=report`)).status).toBe(401);
    expect(await fileOf(other.client, id, 'report')).toMatchObject(notPurchased);
    const { body } = await fileOf(owner.client, id, 'report');
    expect(body).toMatchObject({ filename: 'report.docx', size: 9 });
    const file = await fetch(body.url);
    expect(await file.text()).toBe('PK report');
    expect(file.headers.get('content-type')).toContain('wordprocessingml');
    expect(file.headers.get('content-disposition')).toContain('attachment; filename="report.docx"');
  });

  test('of a free ebook is for every signed-in person', async () => {
    const { id } = await aBook({ price: 0, attachments });
    expect((await fileOf(other.client, id, 'work-sheets')).body.filename).toBe('work-sheets.xlsx');
  });

  test('that the ebook does not have is refused in a sentence', async () => {
    const id = await owned({ attachments });
    for (const unknown of ['sheets', '', 'report.docx', '../v1.md'])
      expect(await fileOf(owner.client, id, unknown)).toMatchObject({
        status: 422,
        body: { errors: { attachment: 'This ebook has no file of this name' } },
      });
  });
});
