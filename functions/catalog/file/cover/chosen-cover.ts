import { getIfChanged } from '#lib/aws/objects.ts';
import { copyOf } from '#shared/uploads/picture-copies.ts';

/** Longest sides in pixels. */
const box = { width: 1200, height: 1600 } as const;

/** Other pictures than those of the site's own uploads are never fetched. */
async function storedPicture(address: string): Promise<Uint8Array | undefined> {
  const path = copyOf(address, 'detail')?.webp;
  const stored = path === undefined ? 'missing' : await getIfChanged(path.slice(1), undefined);
  return typeof stored === 'string' ? undefined : stored.bytes;
}

/**
 * The picture that an ebook has as its cover, whole, as JPEG: files of books and drawings take no WebP. Undefined for one that
 * is not there or cannot be decoded; throws when the store is away. Only for functions with the library for pictures.
 */
export async function chosenCover(address: string): Promise<Uint8Array | undefined> {
  const bytes = await storedPicture(address);
  if (!bytes) return undefined;
  const { sharp } = await import('#lib/native/sharp.ts');
  try {
    const inside = sharp(bytes).resize(box.width, box.height, { fit: 'inside', withoutEnlargement: true });
    return await inside.flatten({ background: 'white' }).jpeg({ quality: 86, progressive: false }).toBuffer();
  } catch {
    return undefined;
  }
}
