import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { jpeg, png } from '#functions/uploads/testing/pictures.ts';
import { docxOf, wordParagraph, wordPicture, wordPictureEntries } from '#lib/document/testing/docx.ts';
import { epubOf } from '#lib/document/testing/epub.ts';
import { give, noEbook } from '../accounts/accounts.ts';
import { whenMade } from '../catalog/catalog.ts';
import { sharedBucket } from '../catalog/objects.ts';
import type { Client } from '../client.ts';
import { asAdmin, signedUp, visitor } from '../cloud.ts';
import { read, sentFile, uploaded } from './intake.ts';

const picture = (name: string, alt: string) => `<figure><img src="${name}" alt="${alt}"/></figure>`;
const entry = (name: string, content: Buffer) => ({ name: `book/${name}`, content });
/** One picture in the preview, one behind it, and one that nobody can decode. */
const book = () =>
  epubOf({
    bodies: [
      `<h1>One</h1>${picture('plan.png', 'The plan')}${picture('bomb.jpg', 'The bomb')}<p>${'Many words. '.repeat(500)}</p>`,
      `<h1>Two</h1><p>Text.</p>${picture('secret.png', 'The secret')}`,
    ],
    items: ['plan.png', 'secret.png', 'bomb.jpg']
      .map((name, at) => `<item id="i${at}" href="${name}" media-type="image/${name.slice(-3)}"/>`)
      .join(''),
    others: [entry('plan.png', png(60, 40)), entry('secret.png', png(30, 20)), entry('bomb.jpg', jpeg(60_000, 60_000))],
  });

let admin: Client;
let id: string;
let done: { readonly content: string; readonly unread: readonly string[]; readonly content_version: number };
beforeAll(async () => {
  admin = await asAdmin();
  ({ id } = await uploaded(admin, await sentFile(admin, 'epub', book())));
  done = await read(admin, id);
});

const figuresFor = async (client: Client): Promise<Record<string, string>> => {
  const { status, body } = await client.get(`/ebooks/${id}/figures`);
  expect(status).toBe(200);
  return body.figures;
};
const plan = expect.stringMatching(/^plan-[0-9a-f]{12}-60x40\.png$/);
const secret = expect.stringMatching(/^secret-[0-9a-f]{12}-30x20\.png$/);

describe('the pictures of a text', () => {
  it('are in it under names that say how large they are; what cannot be used is said', () => {
    expect(done.content).toMatch(/!\[The plan\]\(figure:plan-[0-9a-f]{12}-60x40\.png\)/);
    expect(done.content).toContain('![The bomb](figure:bomb)');
    expect(done.unread).toEqual(['Picture “bomb”: This picture could not be used; the text has its description.']);
  });

  it('are linked for everybody as far as the preview goes, and whole for owners and admins', async () => {
    expect(Object.keys(await figuresFor(visitor()))).toEqual([plan]);
    const { client, user } = await signedUp();
    expect(Object.keys(await figuresFor(client))).toEqual([plan]);
    await give(user.id, [id]);
    const figures = await figuresFor(client);
    expect(Object.keys(figures)).toEqual([plan, secret]);
    expect(Object.keys(await figuresFor(admin))).toEqual([plan, secret]);
    const shown = await fetch(Object.values(figures)[1] ?? '');
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('cache-control')).toBe('private, max-age=900, immutable');
    // Without its signature it is nobody's.
    expect((await fetch((Object.values(figures)[1] ?? '').split('?')[0] ?? '')).status).toBe(403);
  });

  it('are nobody’s when the ebook is not: drafts are for admins and owners, and unknown ones are not there', async () => {
    const draft = await uploaded(admin, await sentFile(admin, 'epub', book()));
    await read(admin, draft.id);
    expect((await admin.post(`/admin/ebooks/${draft.id}/unpublish`)).status).toBe(200);
    expect((await visitor().get(`/ebooks/${draft.id}/figures`)).status).toBe(404);
    expect((await admin.get(`/ebooks/${draft.id}/figures`)).status).toBe(200);
    expect((await visitor().get(`/ebooks/${noEbook}/figures`)).status).toBe(404);
    expect((await visitor().get('/ebooks/x/figures')).status).toBe(404);
  });

  it('stay when the text is edited, and only the current text gives them away', async () => {
    const content = done.content.replace('Text.', 'Another text.');
    const { content_version } = done;
    expect((await admin.put(`/admin/ebooks/${id}/text`, { content, content_version })).status).toBe(200);
    expect(Object.keys(await figuresFor(admin))).toEqual([plan, secret]);
    const keys = await sharedBucket().keys(`ebooks/${id}/figures/`);
    expect(keys).toHaveLength(2);
  });

  it('are in the PDF and text file that are made, described where they are not there', async () => {
    const { client, user } = await signedUp();
    await give(user.id, [id], 0);
    const link = await whenMade(() => client.get(`/ebooks/${id}/download`, { query: { as: 'link', format: 'pdf' } }));
    const pdf = Buffer.from(await (await fetch(link.body.url)).arrayBuffer()).toString('latin1');
    expect(pdf.match(/\/Subtype \/Image/g)?.length).toBe(2);
  });
});

it('an EPUB that is made of a Word document has its picture', async () => {
  const word = docxOf(wordParagraph('Who decides.') + wordPicture('The org chart'), wordPictureEntries(png(60, 40)));
  const ebook = await uploaded(admin, await sentFile(admin, 'docx', word));
  expect((await read(admin, ebook.id)).unread).toEqual([]);
  const { client, user } = await signedUp();
  await give(user.id, [ebook.id], 0);
  const query = { as: 'link', format: 'epub' };
  const link = await whenMade(() => client.get(`/ebooks/${ebook.id}/download`, { query }));
  const files = unzipSync(new Uint8Array(await (await fetch(link.body.url)).arrayBuffer()));
  expect(files['book/picture-1.png']?.length).toBeGreaterThan(60);
  expect(strFromU8(files['book/chapter-1.xhtml'] ?? new Uint8Array())).toContain('alt="The org chart"');
});
