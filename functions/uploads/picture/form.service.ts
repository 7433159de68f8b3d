import type { Writer } from '#lib/actor.ts';
import { newId } from '#lib/ids.ts';
import type { ReceivedFile } from '#shared/kernel/endpoint.ts';
import type { UploadedPicture } from '#shared/uploads/upload.ts';
import { nameInForm } from '../form-name.ts';
import { publishPicture } from './publication.service.ts';

/** Publishes a picture that came in a form. */
export const receivePicture = async (writer: Writer, file: ReceivedFile): Promise<UploadedPicture> =>
  publishPicture(writer, { id: newId('upload'), filename: nameInForm(file), bytes: file.bytes });
