import { route } from '#lib/http/route.ts';
import { uploadsApi } from '#shared/uploads/api.ts';
import { beginUpload, completeUpload } from './upload.service.ts';

export const uploadRoutes = [
  route(uploadsApi.adminBeginUpload, ({ body }) => beginUpload(body)),
  route(uploadsApi.adminCompleteUpload, ({ actor, params }) => completeUpload(actor, params.id)),
];
