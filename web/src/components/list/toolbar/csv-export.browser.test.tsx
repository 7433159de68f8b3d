import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AdminUser } from '#shared/accounts/admin-user.ts';
import type { Job } from '#shared/kernel/job.ts';
import { problem } from '#test/components/contract-server.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const user = (number: number) => sampleOf(AdminUser, { id: idOf('user', number), name: `User ${number}` });
const job: Job = {
  ...{ id: idOf('job'), kind: 'user.export', title: 'Export users', by: 'Ada Admin', state: 'queued' },
  ...{ done: 0, total: null, failed: 0, asked_at: '2026-12-01T09:00:00.000Z', ended_at: null, file: null },
};

/** So many users, the search `User` finds all of them without saying how many. */
async function openUsers({ server, signInAdmin, open }: Site, size: number, query = ''): Promise<void> {
  signInAdmin();
  const counters = { total: size, admins: 1, active: size, password_reset_required: 0 };
  server.answer('GET /admin/users', ({ query }) => {
    const { cursor = 0, limit } = query as { readonly cursor?: string; readonly limit: number };
    const from = Number(cursor);
    const end = Math.min(from + Number(limit), size);
    const users = Array.from({ length: end - from }, (_, at) => user(from + at));
    return { users, next_cursor: end < size ? String(end) : null, counters };
  });
  server.answer('POST /admin/users/export', { success: true, message: 'Started: Export users', job });
  await open(`/admin/users${query}`);
  await expect.element(page.getByText('User 0', { exact: true })).toBeVisible();
}
const exportButton = page.getByRole('button', { name: 'Export CSV' });

/** The files that the page has saved, by their names. */
function saved() {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const made = vi.spyOn(URL, 'createObjectURL');
  const rows = async () => (await new Response(made.mock.lastCall?.[0] as Blob).text()).trim().split('\r\n');
  return { names, rows };
}
const inBackground = 'More than 1,000 users: the file is made in the background. Its job offers it.';

describe('the export of a list', () => {
  test('saves every page in one file, also when a single one is shown', async ({ site }) => {
    await openUsers(site, 250);
    const { names, rows } = saved();
    await exportButton.click();
    await expect.poll(() => names).toEqual(['users.csv']);
    const [head, ...users] = await rows();
    expect(head).toContain('User');
    expect(users).toHaveLength(250);
    expect([users[0], users[249]]).toEqual([expect.stringContaining('User 0'), expect.stringContaining('User 249')]);
    expect(site.server.count('POST /admin/users/export')).toBe(0);
  });

  test('is a job at once where the list knows that it is longer than 1,000', async ({ site }) => {
    await openUsers(site, 1001);
    const { names } = saved();
    site.server.answer('GET /admin/jobs', [job]);
    const loaded = site.server.count('GET /admin/users');
    await exportButton.click();
    await expect.element(page.getByText(inBackground)).toBeVisible();
    await expect.element(page.getByText('1 background job running')).toBeInTheDocument();
    expect(site.server.count('GET /admin/users')).toBe(loaded);
    expect([names, site.server.count('POST /admin/users/export')]).toEqual([[], 1]);
  });

  test('is handed over to a job, as the list is narrowed down, once 1,000 are loaded and there are more', async ({
    site,
  }) => {
    await openUsers(site, 1001, '?search=User');
    const { names } = saved();
    await exportButton.click();
    await expect.element(page.getByText(inBackground)).toBeVisible();
    expect(site.server.last('POST /admin/users/export')?.body).toEqual({ search: 'User' });
    expect(names).toEqual([]);
  });

  test('of exactly 1,000 is a file', async ({ site }) => {
    await openUsers(site, 1000, '?search=User');
    const { names, rows } = saved();
    await exportButton.click();
    await expect.poll(() => names).toEqual(['users.csv']);
    expect(await rows()).toHaveLength(1001);
    expect(site.server.count('POST /admin/users/export')).toBe(0);
  });

  test('says why it failed, and can be tried again', async ({ site }) => {
    await openUsers(site, 2);
    const { names } = saved();
    const mend = site.server.refuse('GET /admin/users', () => problem(503, 'unavailable', 'We are busy.'));
    await exportButton.click();
    await expect.element(page.getByText('We are busy.')).toBeVisible();
    mend();
    await exportButton.click();
    await expect.poll(() => names).toEqual(['users.csv']);
  });
});
