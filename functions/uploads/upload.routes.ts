import { route } from '#lib/http/route.ts';
import { uploadsApi } from '#shared/uploads/api.ts';
import { beginUpload } from './upload.service.ts';

export const uploadRoutes = [route(uploadsApi.adminBeginUpload, ({ body }) => beginUpload(body))];
