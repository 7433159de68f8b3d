import { redirect } from '#lib/http/respond.ts';
import { route } from '#lib/http/route.ts';
import { catalogApi } from '#shared/catalog/api.ts';
import { linksToFigures } from '../text-figure/figure-links.service.ts';
import { type FileLink, linkForAdmin, linkForReader } from './file.service.ts';

/** Returns the link itself when requested, otherwise a redirect to it. */
const follow = (link: FileLink, as: 'link' | undefined) => (as === 'link' ? link : redirect(link.url));

export const fileRoutes = [
  route(catalogApi.downloadEbook, async ({ actor, params, query }) =>
    follow(await linkForReader(params.id, actor, query), query.as),
  ),
  route(catalogApi.ebookFigures, ({ actor, params }) => linksToFigures(params.id, actor)),
  route(catalogApi.adminDownloadEbook, async ({ params, query }) => follow(await linkForAdmin(params.id), query.as)),
];
