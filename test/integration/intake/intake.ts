import { addFile } from '#functions/uploads/file/new-file.repo.ts';
import { originalKey } from '#functions/uploads/file/original-key.ts';
import { putObject } from '#lib/aws/objects.ts';
import { newId } from '#lib/ids.ts';
import { type DocumentEnding, documentContentTypes, type FilePurpose } from '#shared/uploads/choices.ts';
import type { Client } from '../client.ts';
import { eventually } from '../cloud.ts';
import { complete, sent } from '../uploads/sending.ts';

/** Sends a document as the site does; returns its address. */
export async function sentFile(
  admin: Client,
  type: DocumentEnding,
  bytes: Uint8Array,
  purpose: FilePurpose = 'ebook',
): Promise<string> {
  const id = await sent(admin, {
    bytes,
    filename: `my file.${type}`,
    content_type: documentContentTypes[type],
    purpose,
  });
  const { status, body } = await complete(admin, id);
  if (status !== 200) throw new Error(`complete: ${status} ${JSON.stringify(body)}`);
  return body.file_url;
}

/** A file that no upload would have let through, as if it had. */
export async function plantedFile(type: DocumentEnding, bytes: Uint8Array): Promise<string> {
  const id = newId('upload');
  const content_type = documentContentTypes[type];
  await putObject(originalKey(id), bytes, content_type);
  const about = { size: bytes.byteLength, content_type, created_at: new Date().toISOString() };
  const purpose = type === 'csv' ? 'prompts' : 'ebook';
  await addFile(
    { id: 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAV', name: 'Sam' },
    { id, filename: `x.${type}`, purpose, ...about },
  );
  return `/api/admin/uploads/${id}`;
}

export const ebookOf = async (admin: Client, id: string) => (await admin.get(`/admin/ebooks/${id}`)).body;

/** Makes an ebook of a file. */
export async function uploaded(admin: Client, file_url: string, given: object = {}) {
  const { status, body } = await admin.post('/admin/ebooks/upload', { title: 'Audits', price: 19, file_url, ...given });
  if (status !== 201) throw new Error(`upload: ${status} ${JSON.stringify(body)}`);
  return body.ebook;
}

/** Waits until the file of an ebook has been read, or could not be. */
export const read = (admin: Client, id: string) =>
  eventually(async () => {
    const ebook = await ebookOf(admin, id);
    return ebook.upload_status !== 'processing' && ebook;
  });
