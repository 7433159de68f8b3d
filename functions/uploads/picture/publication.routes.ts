import { route } from '#lib/http/route.ts';
import { uploadsApi } from '#shared/uploads/api.ts';
import { completeUpload } from './publication.service.ts';

export const publicationRoutes = [
  route(uploadsApi.adminCompleteUpload, ({ actor, params }) => completeUpload(actor, params.id)),
];
