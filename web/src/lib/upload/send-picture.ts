import {
  largestPicture,
  pictureEmpty,
  pictureTooLarge,
  pictureTypes,
  wrongPictureType,
} from '#shared/uploads/choices.ts';
import { api } from '../api/api.ts';
import { ApiProblem, problemDetail } from '../api/api-problem.ts';
import { type Sending, sendForm } from './send-form.ts';

/** Why a file cannot be sent, as far as the browser can tell; the server looks at its content. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!pictureTypes.some((each) => each === type)) return wrongPictureType;
  if (size === 0) return pictureEmpty;
  return size > largestPicture ? pictureTooLarge : undefined;
}

/** Pasted pictures may have no name, and others a longer one than is kept. */
const nameOf = ({ name }: File): string => name.trim().slice(-200) || 'picture';

/** Sends a picture to the store and publishes it. Returns its address; throws `ApiProblem`. */
export async function sendPicture(file: File, sending: Sending): Promise<string> {
  const { signal } = sending;
  const content_type = pictureTypes.find((each) => each === file.type) ?? 'image/png';
  const { upload_id, ...form } = await api('POST /admin/uploads', {
    body: { filename: nameOf(file), content_type, size: file.size, purpose: 'picture' },
    signal,
  });
  await sendForm(form, file, sending);
  sending.onProgress(1);
  const { image_url } = await api('POST /admin/uploads/{id}/complete', { params: { id: upload_id }, signal });
  return image_url;
}

/** What to tell the admin about a failed upload. */
export function sendingProblem(error: unknown): string {
  const said = error instanceof ApiProblem ? Object.values(error.errors)[0] : undefined;
  return said ?? problemDetail(error, 'Failed to upload the picture');
}
