import { route } from '#lib/http/route.ts';
import { analyticsApi } from '#shared/analytics/api.ts';
import { trackVisit, trafficNow } from './visit.service.ts';

export const visitRoutes = [
  route(analyticsApi.trackVisitor, ({ actor, body, request, reply }) => trackVisit(actor, body, request, reply)),
  route(analyticsApi.adminGetTraffic, () => trafficNow()),
];
