import { getIfChanged, putOnce } from '#lib/aws/objects.ts';
import type { Ebook } from '../../ebook/ebook.repo.ts';
import { chosenCoverKey, drawnCoverKey } from '../file-keys.ts';
import type { Cover } from '../typeset/book-input.ts';

/** The object with this key, which is made and kept when there is none. */
async function once<Made extends Uint8Array | undefined>(
  key: string,
  type: string,
  make: () => Promise<Made>,
): Promise<Uint8Array | Made> {
  const stored = await getIfChanged(key, undefined);
  if (typeof stored !== 'string') return stored.bytes;
  const bytes = await make();
  if (bytes) await putOnce(key, bytes, type);
  return bytes;
}

async function chosen({ id, cover_image }: Ebook): Promise<Uint8Array | undefined> {
  if (!cover_image) return undefined;
  const { chosenCover } = await import('./chosen-cover.ts');
  return once(chosenCoverKey({ id, cover_image }), 'image/jpeg', () => chosenCover(cover_image));
}

async function drawn(ebook: Ebook): Promise<Uint8Array> {
  const { drawnCover } = await import('./drawn-cover.ts');
  return once(drawnCoverKey(ebook), 'image/png', () => drawnCover(ebook));
}

/** The cover of an ebook's files, made once for what it shows: the picture that was chosen, or else the drawn one. */
export async function coverOf(ebook: Ebook): Promise<Cover> {
  const picture = await chosen(ebook);
  if (picture) return { kind: 'chosen', bytes: picture };
  return { kind: 'drawn', bytes: await drawn(ebook) };
}
