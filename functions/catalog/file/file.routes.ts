import { redirect } from '#lib/http/respond.ts';
import { route } from '#lib/http/route.ts';
import { catalogApi } from '#shared/catalog/api.ts';
import { type FileLink, linkForAdmin, linkForReader } from './file.service.ts';

/** The link itself for who asks for it, else the way there. */
const follow = (link: FileLink, as: 'link' | undefined) => (as === 'link' ? link : redirect(link.url));

export const fileRoutes = [
  route(catalogApi.downloadEbook, async ({ actor, params, query }) =>
    follow(await linkForReader(params.id, actor, query.format), query.as),
  ),
  route(catalogApi.adminDownloadEbook, async ({ params, query }) => follow(await linkForAdmin(params.id), query.as)),
];
