import { useReload } from '#web/lib/api/swr.ts';

/** Returns a function that reloads what shows ebooks to admins. Call it after a change to one. */
export function useReloadEbooks(): () => Promise<void> {
  const reload = useReload();
  return () => reload('GET /admin/ebooks', 'GET /admin/ebooks/summary', 'GET /admin/stats');
}
