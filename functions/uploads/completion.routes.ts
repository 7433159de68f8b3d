import { route } from '#lib/http/route.ts';
import { uploadsApi } from '#shared/uploads/api.ts';
import { completeUpload } from './completion.service.ts';
import { receiveFile } from './file/form.service.ts';
import { receivePicture } from './picture/form.service.ts';

/** To two digits. */
const millions = (bytes: number): number => Math.round(bytes / 10_000) / 100;

export const completionRoutes = [
  route(uploadsApi.adminCompleteUpload, ({ actor, params }) => completeUpload(actor, params.id)),
  route(uploadsApi.adminSendEbookFile, async ({ actor, file }) => {
    const { success, file_url } = await receiveFile(actor, file, 'ebook');
    return { success, file_url };
  }),
  route(uploadsApi.adminSendTrainingFile, async ({ actor, file }) => {
    const { size, ...kept } = await receiveFile(actor, file, 'training');
    return { ...kept, size_mb: millions(size) };
  }),
  route(uploadsApi.adminSendEbookImage, async ({ actor, file }) => {
    const { success, image_url } = await receivePicture(actor, file);
    return { success, image_url };
  }),
  route(uploadsApi.adminSendCoverImage, async ({ actor, file }) => {
    const { success, image_url } = await receivePicture(actor, file);
    return { success, message: 'Cover image uploaded', image_url };
  }),
];
