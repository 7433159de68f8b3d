import { documentContentTypes, documentEnding, fileEmpty, pictureTypes } from '#shared/uploads/choices.ts';
import type { UploadedFile, UploadedPicture, UploadInput } from '#shared/uploads/upload.ts';
import { problemsOf, type UploadPurpose } from '#shared/uploads/upload-problems.ts';
import { api } from '../api/api.ts';
import { ApiProblem, problemDetail } from '../api/api-problem.ts';
import { type Sending, sendForm } from './send-form.ts';

type Chosen = Pick<File, 'name' | 'type' | 'size'>;

/** Pasted pictures may have no name, and others a longer one than is kept. */
const nameOf = ({ name }: Chosen, purpose: UploadPurpose): string => name.trim().slice(-200) || purpose;

/** Of a document the ending says it: browsers have different names for the same type, or none. */
function typeOf(file: Chosen, purpose: UploadPurpose): UploadInput['content_type'] {
  if (purpose === 'picture') return pictureTypes.find((type) => type === file.type) ?? 'other';
  const ending = documentEnding(file.name.trim());
  return ending ? documentContentTypes[ending] : 'other';
}

const factsOf = (file: Chosen, purpose: UploadPurpose) => ({
  purpose,
  filename: nameOf(file, purpose),
  content_type: typeOf(file, purpose),
  size: file.size,
});

/** Why a file cannot be sent, as far as the browser can tell; the server looks at its content. */
export function fileProblem(file: Chosen, purpose: UploadPurpose): string | undefined {
  const [wrong] = Object.values(problemsOf({ ...factsOf(file, purpose), size: 1 }));
  if (wrong) return wrong;
  return file.size === 0 ? fileEmpty : Object.values(problemsOf(factsOf(file, purpose)))[0];
}

/** The answer for a file that was sent for a purpose. */
export type Completed<P extends UploadPurpose> = P extends 'picture' ? UploadedPicture : UploadedFile;

/**
 * Sends a file to the store and has it looked at, published or kept. Throws `ApiProblem`, or the signal's reason when it
 * is cancelled.
 */
export async function sendFile<P extends UploadPurpose>(file: File, purpose: P, sending: Sending) {
  const { signal } = sending;
  const { upload_id, url, fields } = await api('POST /admin/uploads', { body: factsOf(file, purpose), signal });
  await sendForm({ url, fields }, file, sending);
  sending.onProgress({ share: 1 });
  const completed = await api('POST /admin/uploads/{id}/complete', { params: { id: upload_id }, signal });
  // The store knows the purpose from the form.
  return completed as Completed<P>;
}

/** What to tell the admin about a failed upload. */
export function sendingProblem(error: unknown, otherwise = 'Failed to upload file'): string {
  const said = error instanceof ApiProblem ? Object.values(error.errors)[0] : undefined;
  return said ?? problemDetail(error, otherwise);
}
