import { beforeAll, describe, expect, it } from 'vitest';
import { findFile, removeUnlessNeeded } from '#functions/uploads/file/file.repo.ts';
import { needItem } from '#functions/uploads/public.ts';
import { docxOf, wordParagraph } from '#lib/document/testing/docx.ts';
import { epubOf } from '#lib/document/testing/epub.ts';
import { pdfBook } from '#lib/document/testing/pdf.ts';
import { transact } from '#lib/table/transact.ts';
import { colleagues } from '#scripts/seed/people.ts';
import { type Client, requestName } from '../client.ts';
import { asAdmin, control, signedUp, visitor } from '../cloud.ts';
import { entered } from '../jobs/jobs.ts';
import { begun, complete, inputFor, posted, sent } from './sending.ts';

const types = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv',
} as const;

let admin: Client;
let pdf: Uint8Array;
beforeAll(async () => {
  [admin, pdf] = await Promise.all([asAdmin(), pdfBook(1)]);
});

const typeFor = (filename: string) => types[filename.split('.').at(-1) as keyof typeof types];
const file = (filename: string, bytes: Uint8Array, purpose = 'ebook') => ({
  bytes,
  filename,
  purpose,
  content_type: typeFor(filename),
});
const rowsOf = async (id: string) => (await admin.get(`/admin/audit-log?target_id=${id}`)).body;
/** How long a form of the store works. */
function minutesLeft({ policy = '' }: Readonly<Record<string, string>>): number {
  const { expiration } = JSON.parse(Buffer.from(policy, 'base64').toString());
  return Math.round((Date.parse(expiration) - Date.now()) / 60_000);
}
const download = async (client: Client, id: string) => {
  const { status, headers } = await client.get(`/admin/uploads/${id}`);
  expect(status).toBe(302);
  return fetch(headers.get('location') ?? '');
};

describe('a file', () => {
  it.each([
    ['ebook', 'Łogo & Söhne “neu”.pdf', async () => pdf],
    ['ebook', 'book.EPUB', async () => epubOf({})],
    ['training', 'policy.docx', async () => docxOf(wordParagraph('Text'))],
    ['prompts', 'prompts.csv', async () => Buffer.from('title,prompt\n1,Hello\n')],
  ])('is kept as it was sent, for admins, under its name: %s %s', async (purpose, filename, make) => {
    const bytes = await make();
    const ending = filename.split('.').at(-1)?.toLowerCase() as keyof typeof types;
    const input = { ...file(filename, bytes, purpose), content_type: types[ending] };
    const form = await begun(admin, input);
    const id = form.upload_id;
    expect(form.file_url).toBe(`/api/admin/uploads/${id}`);
    expect(minutesLeft(form.fields)).toBe(10);
    expect((await admin.get(`/admin/uploads/${id}`)).status).toBe(404);
    expect((await posted(form, bytes, admin.base)).status).toBe(204);
    const { status, body } = await complete(admin, id);
    const kept = { filename, size: bytes.byteLength, file_type: ending, file_url: form.file_url };
    expect([status, body]).toEqual([200, { success: true, file_id: id, ...kept }]);
    const response = await download(admin, id);
    expect(response.headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent(filename)}`);
    expect(response.headers.get('content-type')).toBe(types[ending]);
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
    const link = await admin.get(`/admin/uploads/${id}?as=link`);
    expect(link.body).toEqual({
      url: expect.stringMatching(/X-Amz-Expires=60(&|$)/),
      filename,
      size: bytes.byteLength,
    });
    expect((await rowsOf(id)).map(({ action, target_name }: Record<string, string>) => [action, target_name])).toEqual([
      ['upload.created', filename],
    ]);
  });

  it('is kept once, however often that is asked, and never replaced by another one sent with the same form', async () => {
    const form = await begun(admin, file('book.pdf', pdf));
    const id = form.upload_id;
    await posted(form, pdf, admin.base);
    const answers = await Promise.all([complete(admin, id), complete(await asAdmin(), id), complete(admin, id)]);
    const other = Buffer.from(pdf);
    other[other.length - 1] = 0x20;
    expect((await posted(form, other, admin.base)).status).toBe(204);
    const again = await complete(admin, id);
    expect(new Set([...answers, again].map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(again.status).toBe(200);
    expect(await rowsOf(id)).toHaveLength(1);
    expect(Buffer.from(await (await download(admin, id)).arrayBuffer()).equals(Buffer.from(pdf))).toBe(true);
  });

  it('whose original was kept before its item could be written is completed the next time', async () => {
    const id = await sent(admin, file('book.pdf', pdf));
    const request = `half-done-${id}`;
    const away = { service: 'dynamodb', operation: 'TransactWriteItems', error: 'ServiceUnavailable', status: 503 };
    await control('faults', { ...away, request }, admin.base);
    expect((await requestName.run(request, () => complete(admin, id))).status).toBe(503);
    expect(await rowsOf(id)).toEqual([]);
    expect((await complete(admin, id)).status).toBe(200);
    expect(await rowsOf(id)).toHaveLength(1);
    expect(Buffer.from(await (await download(admin, id)).arrayBuffer()).equals(Buffer.from(pdf))).toBe(true);
  });

  it('stays when something has come to refer to it while it was about to be removed', async () => {
    const id = await sent(admin, file('book.pdf', pdf));
    await complete(admin, id);
    const before = await findFile(id);
    await transact([needItem(id)]);
    expect(before && (await removeUnlessNeeded(before))).toBe(false);
    const now = await findFile(id);
    expect(now?.needed_until).toBe('9999');
    expect(now && (await removeUnlessNeeded(now))).toBe(true);
    expect(await findFile(id)).toBeUndefined();
  });

  it('of 12 MB is kept without being read whole', async () => {
    const bytes = Buffer.concat([Buffer.from('title,prompt\n'), Buffer.alloc(12_000_000, 'a,b\n')]);
    const { status, body } = await complete(admin, await sent(admin, file('many.csv', bytes, 'training')));
    expect([status, body.size]).toEqual([200, bytes.byteLength]);
  });
});

describe('a file that is not what it says', () => {
  const noise = Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7919) % 256));
  it.each([
    ['noise', 'book.pdf', () => noise, 'The type of this file is not known. Choose a PDF, EPUB or Word (.docx) file.'],
    ['a page', 'book.pdf', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /^This file is a web page/],
    ['a drawing', 'book.docx', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /^This file is an SVG/],
    ['a program', 'book.pdf', () => Buffer.from('\x7fELF\x02\x01', 'latin1'), /^This file is a program/],
    ['two at once', 'book.pdf', () => Buffer.concat([pdf, docxOf(wordParagraph('x'))]), /two different types/],
    ['cut off', 'book.docx', () => docxOf(wordParagraph('x')).subarray(0, 200), /damaged or incomplete/],
    [
      'a Word file',
      'book.pdf',
      () => docxOf(wordParagraph('x')),
      'The name of this file ends with .pdf, but its content is .docx. Rename the file.',
    ],
    [
      'text',
      'book.pdf',
      () => Buffer.from('a,b'),
      'The content of this file is .csv. Choose a PDF, EPUB or Word (.docx) file.',
    ],
  ])('is refused by its content and not kept: %s named %s', async (_, filename, bytes, sentence) => {
    const id = await sent(admin, file(filename, bytes()));
    const { status, body } = await complete(admin, id);
    expect([status, body.errors]).toEqual([
      422,
      { file: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence) },
    ]);
    expect((await admin.get(`/admin/uploads/${id}`)).status).toBe(404);
    expect(await rowsOf(id)).toEqual([]);
  });

  const wrong = 'Choose a PDF, EPUB or Word (.docx) file';
  const turned = 'The name of this file contains invisible signs. Rename the file.';
  it.each([
    ['filename', { filename: 'book.exe' }, wrong],
    ['filename', { filename: 'prompts.csv', content_type: types.csv }, wrong],
    ['content_type', { content_type: 'text/html' }, wrong],
    ['content_type', { content_type: 'image/png' }, wrong],
    ['size', { size: 100_000_001 }, 'Choose a file of at most 100 MB'],
    ['size', { size: 25_000_001, purpose: 'training' }, 'Choose a file of at most 25 MB'],
    ['size', { size: 0 }, 'The file is empty'],
    ['filename', { filename: 'a\u0000.pdf' }, 'Must not contain line breaks'],
    ['filename', { filename: 'a\u202Efdp.exe.pdf' }, turned],
  ])('gets no form: %s %j', async (field, more, sentence) => {
    const { status, body } = await admin.post('/admin/uploads', { ...inputFor(file('book.pdf', pdf)), ...more });
    expect([status, body.errors]).toEqual([422, { [field]: sentence }]);
  });

  it('has a name without folders', async () => {
    const id = await sent(admin, file('../..\\etc/passwd.pdf', pdf));
    expect((await complete(admin, id)).body.filename).toBe('passwd.pdf');
  });

  it('cannot be larger than announced', async () => {
    const form = await begun(admin, file('book.pdf', pdf));
    expect((await posted(form, Buffer.concat([pdf, pdf]), admin.base)).status).toBe(400);
    expect((await complete(admin, form.upload_id)).status).toBe(404);
  });
});

it('is for admins: editors send pictures only, and nobody else anything', async () => {
  const id = await sent(admin, file('book.pdf', pdf));
  const editor = await entered(colleagues[1]);
  const { client } = await signedUp();
  for (const [person, expected] of [
    [editor, 403],
    [client, 403],
    [visitor(), 401],
  ] as const) {
    expect((await person.post('/admin/uploads', inputFor(file('book.pdf', pdf)))).status).toBe(expected);
    expect((await complete(person, id)).status).toBe(expected);
    expect((await person.get(`/admin/uploads/${id}`)).status).toBe(expected);
  }
  expect((await complete(admin, id)).status).toBe(200);
  expect((await complete(editor, id)).status).toBe(403);
});

it('that does not exist is not found', async () => {
  for (const id of ['upl_01ARZ3NDEKTSV4RRFFQ69G5FAV', 'nonsense', '..%2Foriginals%2Fx'])
    expect((await admin.get(`/admin/uploads/${id}`)).status, id).toBe(404);
});
