import { notFound } from '#lib/errors.ts';
import type { UploadLink } from '#shared/uploads/upload.ts';
import { findFile } from './file.repo.ts';
import { keyOf } from './original-key.ts';

/** How long a link to a file lives, in seconds. */
const linkLives = 60;

/** A link to an original under its name; 404 for anything that was not kept. */
export async function linkToFile(id: string): Promise<UploadLink> {
  const file = await findFile(id);
  if (!file) throw notFound('There is no such file');
  const { downloadUrl } = await import('#lib/aws/objects.ts');
  return {
    url: await downloadUrl(keyOf(file), file.filename, linkLives),
    filename: file.filename,
    size: file.size,
  };
}
