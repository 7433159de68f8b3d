import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Inquiry } from '#shared/inquiries/inquiry.ts';
import type { Job } from '#shared/kernel/job.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

/* A list as a file: made by the browser up to a thousand rows, by a job above. */

const job: Job = {
  ...{ id: idOf('job', 1), kind: 'inquiry.export', title: 'Export inquiries', by: 'Ada Admin', state: 'queued' },
  ...{ done: 0, total: null, failed: 0, asked_at: '2026-12-01T09:00:00.000Z', ended_at: null, file: null },
};

/** A list of so many inquiries, a hundred a page, and the files that the browser makes of it. */
async function openList(site: Site, length: number, isCounted: boolean) {
  const all = Array.from({ length }, (_, number) =>
    sampleOf(Inquiry, { id: idOf('inquiry', number), subject: `Question ${number}` }),
  );
  const placeOf = ({ query }: { query: unknown }) => {
    const { cursor = '0', limit = 24 } = query as { cursor?: string; limit?: number };
    return [Number(cursor), Number(cursor) + limit] as const;
  };
  site.signInAdmin();
  site.server.answer('GET /admin/inquiries/summary', { new: length, open: 0, done: 0 });
  site.server.answer(
    'GET /admin/inquiries',
    (call) => all.slice(...placeOf(call)),
    (call) => {
      const [, end] = placeOf(call);
      return { ...(isCounted && { total: length }), ...(end < length && { next: String(end) }) };
    },
  );
  site.server.answer('POST /admin/inquiries/export', { success: true, message: 'Started: Export inquiries', job });
  await site.open('/admin/inquiries?state=new');
  await expect.element(page.getByText('Question 0', { exact: true })).toBeVisible();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const files = vi.spyOn(URL, 'createObjectURL');
  site.server.answer('GET /admin/jobs', [job]);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  return files.mock.calls;
}

describe('an export', () => {
  for (const isCounted of [true, false])
    test(`of a thousand rows is made at once, ${isCounted ? '' : 'not '}counted`, async ({ site }) => {
      const files = await openList(site, 1000, isCounted);
      await expect.poll(() => files).toHaveLength(1);
      const lines = (await new Response(files[0]?.[0] as Blob).text()).trimEnd().split('\r\n');
      expect([lines.length, lines.at(-1)]).toEqual([1001, expect.stringContaining('Question 999')]);
      expect(site.server.count('POST /admin/inquiries/export')).toBe(0);
    });

  for (const isCounted of [true, false])
    test(`of one more is left to a job, as the list is narrowed, ${isCounted ? '' : 'not '}counted`, async ({
      site,
    }) => {
      const files = await openList(site, 1001, isCounted);
      await expect
        .element(page.getByText(/^More than 1,000 inquiries: the file is made in the background/))
        .toBeVisible();
      await expect.element(page.getByText('1 background job running')).toBeInTheDocument();
      expect(site.server.last('POST /admin/inquiries/export')?.body).toEqual({ state: 'new' });
      expect(files).toEqual([]);
    });
});
