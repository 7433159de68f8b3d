import { redirect } from '#lib/http/respond.ts';
import { route } from '#lib/http/route.ts';
import { uploadsApi } from '#shared/uploads/api.ts';
import { linkToFile } from './file/link.service.ts';
import { beginUpload } from './upload.service.ts';

export const uploadRoutes = [
  route(uploadsApi.adminBeginUpload, ({ actor, body }) => beginUpload(actor, body)),
  route(uploadsApi.adminDownloadUpload, async ({ params, query }) => {
    const link = await linkToFile(params.id);
    return query.as === 'link' ? link : redirect(link.url);
  }),
];
