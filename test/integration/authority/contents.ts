import type { Client } from '../client.ts';
import type { AdminCall } from './admin-routes.ts';

/** What is another one each time it is read, and why. */
const unsteady: Readonly<Record<string, string>> = {
  'GET /admin/traffic-realtime': 'moves with the clock',
  'GET /admin/ebooks/{id}/download/pdf': 'signs a new link',
  'GET /admin/uploads/{id}': 'signs a new link',
  'GET /admin/jobs/{id}/file': 'signs a new link, once the worker has written the file',
};

/**
 * Everything that the back-office shows, the log of all acts among it, to be compared with what it shows later. One
 * after the other: a busy machine answers each.
 */
export async function shownTo(admin: Client, calls: readonly AdminCall[]): Promise<Record<string, unknown>> {
  const shown: Record<string, unknown> = {};
  for (const { endpoint, key, address } of calls) {
    if (endpoint.method !== 'GET' || key in unsteady) continue;
    const { status, body } = await admin.get(address);
    shown[key] = [status, body];
  }
  return shown;
}
