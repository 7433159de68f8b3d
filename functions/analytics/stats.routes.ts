import { route } from '#lib/http/route.ts';
import { analyticsApi } from '#shared/analytics/api.ts';
import { figuresOfLast } from './figures.service.ts';
import { adminStats, siteStats } from './stats.service.ts';

export const statsRoutes = [
  route(analyticsApi.getStats, () => siteStats()),
  route(analyticsApi.adminGetStats, () => adminStats()),
  route(analyticsApi.adminGetFigures, ({ query }) => figuresOfLast(query.days)),
];
