import { Figures } from '#shared/analytics/figures.ts';
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

/** So many days until 24 November 2026, without anything. */
const quietDays = (length: number, last: string) =>
  Array.from({ length }, (_, index) => ({
    day: new Date(Date.parse(last) - (length - 1 - index) * 86_400_000).toISOString().slice(0, 10),
    ...{ orders: 0, revenue: 0, refunded: 0, sign_ups: 0, missed_searches: 0 },
  }));

/** A month in which nothing happened, but for the fields that are given. */
export const figures = (fields: Partial<Figures> = {}): Figures =>
  sampleOf(Figures, {
    time_zone: 'Europe/Berlin',
    days: quietDays(30, '2026-11-24'),
    days_before: quietDays(30, '2026-10-25'),
    ...fields,
  });

/** What the dashboard asks for. */
export function answerDashboard(server: ContractServer, stats: Partial<AdminStats> = {}, now = traffic()): void {
  server.answer('GET /admin/stats', sampleOf(AdminStats, stats));
  server.answer('GET /admin/traffic-realtime', now);
  server.answer('GET /admin/figures', figures());
}
