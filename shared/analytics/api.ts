import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Figures, FiguresQuery } from './figures.ts';
import { AdminStats, SiteStats } from './stats.ts';
import { Traffic, Visit } from './visit.ts';

export const analyticsApi = {
  getStats: endpoint({
    method: 'GET',
    path: '/stats',
    auth: 'none',
    summary: 'Figures of the site',
    response: SiteStats,
    cache: 'public',
  }),
  trackVisitor: endpoint({
    method: 'POST',
    path: '/track-visitor',
    auth: 'optional',
    summary: 'Counts a visit, and a visitor once a day per page; sets the id cookie unless refused',
    body: Visit,
    response: z.object({ success: z.literal(true) }),
    rateLimit: 'visit',
  }),
  adminGetStats: endpoint({
    method: 'GET',
    path: '/admin/stats',
    auth: 'admin:overview',
    summary: 'Figures of the dashboard tiles',
    response: AdminStats,
  }),
  adminGetTraffic: endpoint({
    method: 'GET',
    path: '/admin/traffic-realtime',
    auth: 'admin:overview',
    summary: 'Visitors of the last five minutes and of today',
    response: Traffic,
  }),
  adminGetFigures: endpoint({
    method: 'GET',
    path: '/admin/figures',
    auth: 'admin',
    summary: 'Sales, sign-ups and searches without result of the last days, beside the days before',
    query: FiguresQuery,
    response: Figures,
  }),
};
