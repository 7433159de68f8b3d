import { useApi } from '#web/lib/api/swr.ts';

/** Polling interval while the tab is visible; hidden tabs wait. Milliseconds. */
const refreshInterval = 30_000;

/** What the dashboard counts: read once for every part of the page that shows some of it. */
export const useStats = () => useApi('GET /admin/stats', undefined, { refreshInterval });
export const useTraffic = () => useApi('GET /admin/traffic-realtime', undefined, { refreshInterval });
