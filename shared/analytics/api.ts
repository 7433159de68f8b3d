import { endpoint } from '../kernel/endpoint.ts';
import { AdminStats, SiteStats } from './stats.ts';

export const analyticsApi = {
  getStats: endpoint({
    method: 'GET',
    path: '/stats',
    auth: 'none',
    summary: 'Figures of the site',
    response: SiteStats,
    cache: 'public',
  }),
  adminGetStats: endpoint({
    method: 'GET',
    path: '/admin/stats',
    auth: 'admin',
    summary: 'Tiles of the dashboard',
    response: AdminStats,
  }),
};
