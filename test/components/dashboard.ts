import { AdminStats } from '#shared/analytics/stats.ts';
import { Traffic } from '#shared/analytics/visit.ts';
import type { ContractServer } from './contract-server.ts';
import { sampleOf } from './sample.ts';

/** A day without visitors, but for the fields that are given. */
export const traffic = (fields: Partial<Traffic> = {}): Traffic =>
  sampleOf(Traffic, {
    time_zone: 'Europe/Berlin',
    hour: 15,
    hourly_visits: Array.from({ length: 24 }, (_, hour) => ({ hour, visits: 0, returning: 0 })),
    ...fields,
  });

/** What the dashboard asks for. */
export function answerDashboard(server: ContractServer, stats: Partial<AdminStats> = {}, now = traffic()): void {
  server.answer('GET /admin/stats', sampleOf(AdminStats, stats));
  server.answer('GET /admin/traffic-realtime', now);
}
