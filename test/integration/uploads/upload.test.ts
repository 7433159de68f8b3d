import { beforeAll, describe, expect, it } from 'vitest';
import { png, webp } from '#functions/uploads/testing/pictures.ts';
import { sharp } from '#lib/native/sharp.ts';
import type { Client } from '../client.ts';
import { asAdmin, signedUp, visitor } from '../cloud.ts';
import { begun, complete, inputFor, posted, sent } from './sending.ts';

let admin: Client;
beforeAll(async () => {
  admin = await asAdmin();
});

const read = (path: string, init?: RequestInit) => fetch(`${admin.base}${path}`, init);
const rowsOf = async (id: string) => (await admin.get(`/admin/audit-log?target_id=${id}`)).body;

describe('a picture', () => {
  const blank = () => sharp({ create: { width: 32, height: 16, channels: 3, background: 'teal' } });

  it.each([
    ['PNG', () => blank().png()],
    ['JPEG', () => blank().jpeg()],
    ['WebP', () => blank().webp()],
  ])('is sent to the store and published in several sizes, whatever the browser takes it for: %s', async (_, make) => {
    const bytes = await make().toBuffer();
    const id = await sent(admin, { bytes, filename: 'Łogo “neu”.png', content_type: 'image/png' });
    const { status, body } = await complete(admin, id);
    const image_url = `/files/${id}/detail.webp`;
    expect([status, body]).toEqual([200, { success: true, image_url, width: 32, height: 16 }]);
    for (const [name, type] of [
      ['detail.webp', 'image/webp'],
      ['detail.avif', 'image/avif'],
      ['card.webp', 'image/webp'],
      ['card.avif', 'image/avif'],
      ['social.jpg', 'image/jpeg'],
      ['mail.jpg', 'image/jpeg'],
    ]) {
      const response = await read(`/files/${id}/${name}`);
      expect([name, response.status]).toEqual([name, 200]);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(50);
    }
    expect((await rowsOf(id)).map(({ action, target_name }: Record<string, string>) => [action, target_name])).toEqual([
      ['upload.created', 'Łogo “neu”.png'],
    ]);
  });

  it('is published once, however often that is asked and by which admin', async () => {
    const bytes = png(8, 8);
    const id = await sent(admin, { bytes });
    const other = await asAdmin();
    const answers = await Promise.all([complete(admin, id), complete(other, id), complete(admin, id)]);
    const again = await complete(other, id);
    expect(new Set([...answers, again].map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(again.status).toBe(200);
    expect(await rowsOf(id)).toHaveLength(1);
  });

  it('never changes, even if another one is sent with the same form', async () => {
    const [first, second] = [png(8, 8), png(8, 8)];
    second[second.length - 1] = 0;
    const form = await begun(admin, { bytes: first });
    await posted(form, first, admin.base);
    const { body } = await complete(admin, form.upload_id);
    const published = async () => Buffer.from(await (await read(body.image_url)).arrayBuffer());
    const before = await published();
    expect((await posted(form, second, admin.base)).status).toBe(204);
    expect((await complete(admin, form.upload_id)).body).toEqual(body);
    expect((await published()).equals(before)).toBe(true);
  });

  it('is kept by the edge', async () => {
    const id = await sent(admin, { bytes: png(4, 4) });
    const { body } = await complete(admin, id);
    const { headers } = await read(body.image_url);
    const again = await read(body.image_url, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });
});

describe('what is no picture', () => {
  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ])('is refused by its content, and not published: %s', async (_, content) => {
    const id = await sent(admin, { bytes: Buffer.from(content) });
    const { status, body } = await complete(admin, id);
    expect([status, body.errors]).toEqual([
      422,
      { file: 'This file is no picture that can be shown. Choose a PNG, JPEG or WebP picture.' },
    ]);
    for (const name of ['/detail.webp', '/social.jpg', '.html', '.svg'])
      expect((await read(`/files/${id}${name}`)).status).toBe(403);
    expect(await rowsOf(id)).toEqual([]);
  });

  it('is refused with too many pixels, animated or damaged', async () => {
    const said = async (bytes: Buffer) => {
      const { status, body } = await complete(admin, await sent(admin, { bytes }));
      return [status, body.errors?.file];
    };
    expect(await said(png(6001, 1))).toEqual([422, 'This picture has 6001 × 1 pixels. Use at most 6000 × 6000.']);
    expect(await said(webp.animated())).toEqual([422, 'Animated pictures cannot be used. Choose a still one.']);
    const damaged = [422, 'This picture is damaged. Choose another file.'];
    expect(await said(png(9, 9).subarray(0, 40))).toEqual(damaged);
    // Its beginning says what it is, its pixels are missing.
    expect(await said(png(900, 900).subarray(0, 400))).toEqual(damaged);
    expect(await said(webp.lossy(32, 16))).toEqual(damaged);
  });

  it.each([
    ['size', { size: 5 * 1024 * 1024 + 1 }, 'Choose a picture of at most 5 MB'],
    ['size', { size: 0 }, 'The file is empty'],
    ['content_type', { content_type: 'image/svg+xml' }, 'Choose a PNG, JPEG or WebP picture'],
    ['filename', { filename: ' ' }, 'Name the file'],
  ])('gets no form: %s', async (field, wrong, sentence) => {
    const { status, body } = await admin.post('/admin/uploads', { ...inputFor({ bytes: png(1, 1) }), ...wrong });
    expect([status, body.errors]).toEqual([422, { [field]: sentence }]);
  });
});

describe('the form', () => {
  const outcome = async (response: Promise<Response>) => {
    const { status, text } = await response.then(async (it) => ({ status: it.status, text: await it.text() }));
    return `${status} ${/<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? ''}`.trim();
  };

  it('takes exactly the file that was announced, under its own key and type', async () => {
    const bytes = png(8, 8);
    const form = await begun(admin, { bytes });
    const post = (fields: Record<string, string>, content: Uint8Array = bytes) =>
      outcome(posted({ ...form, fields: { ...form.fields, ...fields } }, content, admin.base));
    expect(await post({}, Buffer.concat([bytes, bytes]))).toBe('400 EntityTooLarge');
    expect(await post({}, bytes.subarray(1))).toBe('400 EntityTooSmall');
    expect(await post({ key: 'files/other.png' })).toBe('403 AccessDenied');
    expect(await post({ key: `${form.fields.key}-2` })).toBe('403 AccessDenied');
    expect(await post({ 'Content-Type': 'text/html' })).toBe('403 AccessDenied');
    expect(await post({ 'x-amz-meta-more': '1' })).toBe('403 AccessDenied');
    expect((await complete(admin, form.upload_id)).status).toBe(404);
    expect(await post({})).toBe('204');
  });

  it('may be sent by pages of the site only', async () => {
    const bytes = png(8, 8);
    const form = await begun(admin, { bytes });
    const allowed = async (site: string) =>
      (await posted(form, bytes, site)).headers.get('access-control-allow-origin');
    expect(await allowed(admin.base)).toBe(admin.base);
    expect(await allowed('https://evil.example')).toBeNull();
  });
});

describe('an upload', () => {
  it('that does not exist, or never arrived, is not found', async () => {
    const { upload_id } = await begun(admin, { bytes: png(1, 1) });
    for (const id of [upload_id, 'upl_01ARZ3NDEKTSV4RRFFQ69G5FAV', 'nonsense', '..%2Ffiles%2Fx.png']) {
      const { status, body } = await complete(admin, id);
      expect([status, body.code], id).toEqual([404, 'not_found']);
    }
  });

  it('is for admins', async () => {
    const id = await sent(admin, { bytes: png(1, 1) });
    const { client } = await signedUp();
    for (const [person, expected] of [
      [client, 403],
      [visitor(), 401],
    ] as const) {
      expect((await person.post('/admin/uploads', inputFor({ bytes: png(1, 1) }))).status).toBe(expected);
      expect((await complete(person, id)).status).toBe(expected);
    }
    expect((await complete(admin, id)).status).toBe(200);
  });
});

it('no other object of the bucket can be read through the edge, and nothing can be written', async () => {
  const id = await sent(admin, { bytes: png(1, 1) });
  for (const path of [`/uploads/${id}`, '/catalog/published.shelf'])
    expect((await read(path)).headers.get('content-type')).not.toMatch(/image|json|octet/);
  expect((await read('/files/')).status).toBe(403);
  expect((await read(`/files/${id}/detail.webp`, { method: 'PUT', body: 'x' })).status).toBe(403);
});
