import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { findEbook } from '#functions/catalog/ebook/ebook.repo.ts';
import { drawnCoverKey } from '#functions/catalog/file/file-keys.ts';
import { sharp } from '#lib/native/sharp.ts';
import type { Client } from '../client.ts';
import { control, signedUp } from '../cloud.ts';
import { site } from '../pages/pages.ts';
import { complete, sent } from '../uploads/sending.ts';
import { aBook, edit, theAdmin, whenMade } from './catalog.ts';
import { sharedBucket } from './objects.ts';

/** Covers in files of ebooks, and in the image that is shown where an ebook is shared. */

const red = { width: 300, height: 400, channels: 3, background: '#ff0000' } as const;

/** Sends a picture; returns its address. */
async function picture(): Promise<string> {
  const admin = await theAdmin();
  const bytes = await sharp({ create: red }).png().toBuffer();
  const { body } = await complete(admin, await sent(admin, { bytes }));
  return body.image_url;
}

async function epubOf(client: Client, id: string) {
  const { body } = await whenMade(() =>
    client.get(`/ebooks/${id}/download`, { query: { as: 'link', format: 'epub' } }),
  );
  return unzipSync(new Uint8Array(await (await fetch(body.url)).arrayBuffer()));
}

async function shared(id: string): Promise<readonly number[]> {
  const image = Buffer.from(await (await fetch(`${site()}/og/ebook/${id}.png`)).arrayBuffer());
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  // In the middle of the cover.
  return [...data.subarray((300 * info.width + 250) * info.channels).subarray(0, 3)];
}

describe('the cover of an ebook', () => {
  test('is a picture in its EPUB, drawn once for its title', async () => {
    const [{ client }, { id }] = [await signedUp(), await aBook({ price: 0 })];
    const cover = (await epubOf(client, id))['book/cover.png'];
    const { width, height, format } = await sharp(cover).metadata();
    expect([width, height, format]).toEqual([1200, 1600, 'png']);
    const ebook = await findEbook(id);
    const covers = (await sharedBucket().keys(`ebooks/${id}/`)).filter((key) => key.includes('/cover-'));
    expect(covers).toEqual(ebook && [drawnCoverKey(ebook)]);
  });

  test('is the picture that was chosen: in EPUB, PDF and share image', async () => {
    const [{ client }, { id }] = [await signedUp(), await aBook({ price: 0 })];
    await edit(id, { price: 0, cover_image: await picture() });
    await control('fire/CatalogFilesOutboxSweep');
    const files = await epubOf(client, id);
    expect(files['book/cover.png']).toBeUndefined();
    const [r = 0, g = 255] = await sharp(files['book/cover.jpg']).raw().toBuffer();
    expect([r > 240, g < 20]).toEqual([true, true]);
    const { body } = await whenMade(() => client.get(`/ebooks/${id}/download`, { query: { as: 'link' } }));
    expect(await (await fetch(body.url)).text()).toContain('/DCTDecode');
    const [red = 0, green = 255] = await shared(id);
    expect([red > 240, green < 20]).toEqual([true, true]);
  });

  test('is drawn where the picture cannot be read', async () => {
    const [{ client }, { id }] = [await signedUp(), await aBook({ price: 0 })];
    await edit(id, { price: 0, cover_image: '/files/upl_01ARZ3NDEKTSV4RRFFQ69G5FAV/detail.webp' });
    expect((await epubOf(client, id))['book/cover.png']?.length).toBeGreaterThan(10_000);
    expect((await shared(id))[0]).toBeLessThan(240);
  });
});
