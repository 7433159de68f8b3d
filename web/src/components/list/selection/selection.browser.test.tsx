import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AdminUser } from '#shared/accounts/admin-user.ts';
import { Inquiry } from '#shared/inquiries/inquiry.ts';
import type { Job } from '#shared/kernel/job.ts';
import { problem } from '#test/components/contract-server.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const inquiry = (number: number) =>
  sampleOf(Inquiry, { id: idOf('inquiry', number), subject: `Question ${number}`, name: 'Sam', replies: [] });
const job: Job = {
  ...{ id: idOf('job'), kind: 'inquiry.done', title: 'Set 1,204 inquiries to done', by: 'Ada Admin', state: 'queued' },
  ...{ done: 0, total: 1204, failed: 0, asked_at: '2026-12-01T09:00:00.000Z', ended_at: null, file: null },
};
const started = { success: true as const, message: `Started: ${job.title}`, job };

/** Two inquiries of a list that goes on, and does not say how far. */
async function openInquiries(site: Site, query = '?state=open', next: 'more' | null = 'more'): Promise<void> {
  site.signInAdmin();
  site.server.answer('GET /admin/inquiries', [inquiry(1), inquiry(2)], next ? { next } : {});
  site.server.answer('GET /admin/inquiries/summary', { new: 0, open: 1204, done: 0 });
  await site.open(`/admin/inquiries${query}`);
  await page.getByRole('checkbox', { name: 'Select Question 1, Sam' }).click();
}
const selection = page.getByRole('region', { name: 'Selection' });
const status = selection.getByRole('status');
const allThatMatch = selection.getByRole('button', { name: 'Select all that match' });
/** Counts 1,204 in two parts. */
const countInParts = ({ server }: Site) =>
  server.answer('GET /admin/inquiries/count', ({ query }) =>
    (query as { cursor?: string }).cursor === 'part 2'
      ? { count: 204, next_cursor: null }
      : { count: 1000, next_cursor: 'part 2' },
  );

describe('all that match, where the list does not say how many', () => {
  test('are counted first, and the act is confirmed with their number', async ({ site }) => {
    await openInquiries(site);
    countInParts(site);
    (allThatMatch.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(status).toHaveTextContent('1,204 selected');
    await expect.element(selection).toHaveFocus();
    expect(site.server.last('GET /admin/inquiries/count')?.query).toEqual({ state: 'open', cursor: 'part 2' });
    site.server.answer('POST /admin/inquiries/bulk', started);
    await selection.getByRole('button', { name: 'Set to done' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Set to done 1,204 inquiries?' });
    await dialog.getByRole('button', { name: 'Set to done 1,204 inquiries' }).click();
    await expect.element(page.getByText(started.message)).toBeVisible();
    const { body } = site.server.last('POST /admin/inquiries/bulk') ?? {};
    expect(body).toEqual({ act: 'done', filter: { state: 'open' }, count: 1204 });
  });

  test('are offered with their number where the page is the whole list, also among cards', async ({ site }) => {
    await page.viewport(390, 844);
    await openInquiries(site, '', null);
    await selection.getByRole('button', { name: 'Select all 2 that match' }).click();
    await expect.element(status).toHaveTextContent('2 selected');
    expect(site.server.count('GET /admin/inquiries/count')).toBe(0);
  });

  test('stay chosen when more match by now, which the server refuses', async ({ site }) => {
    await openInquiries(site);
    countInParts(site);
    await allThatMatch.click();
    const sentence = 'Now 1,300 inquiries match. Please look at the list again.';
    site.server.refuse('POST /admin/inquiries/bulk', () => problem(409, 'conflict', sentence));
    await selection.getByRole('button', { name: 'Set to done' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Set to done 1,204 inquiries' }).click();
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(status).toHaveTextContent('1,204 selected');
  });

  test('are not acted on when the dialog is cancelled', async ({ site }) => {
    await openInquiries(site);
    countInParts(site);
    await allThatMatch.click();
    await selection.getByRole('button', { name: 'Set to done' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(status).toHaveTextContent('1,204 selected');
    expect(site.server.count('POST /admin/inquiries/bulk')).toBe(0);
  });

  test('are too many above 10,000, and what is chosen stays chosen', async ({ site }) => {
    await page.viewport(390, 844);
    await openInquiries(site);
    site.server.answer('GET /admin/inquiries/count', { count: 1000, next_cursor: 'more' });
    await allThatMatch.click();
    await expect
      .element(status)
      .toHaveTextContent('1 selectedMore than 10,000 match. Narrow the list down to select all.');
    expect(site.server.count('GET /admin/inquiries/count')).toBe(11);
    await expect.element(allThatMatch).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  test('say how far the count is, and Clear stops it', async ({ site }) => {
    await openInquiries(site);
    countInParts(site);
    const release = site.server.hold('GET /admin/inquiries/count');
    await allThatMatch.click();
    await expect.element(selection.getByRole('button', { name: 'Counting…' })).toBeVisible();
    await selection.getByRole('button', { name: 'Clear' }).click();
    release();
    await site.pass(100);
    await page.getByRole('checkbox', { name: 'Select Question 1, Sam' }).click();
    await expect.element(status).toHaveTextContent('1 selected');
    expect(site.server.count('GET /admin/inquiries/count')).toBe(1);
  });

  test('can be counted again after a failure', async ({ site }) => {
    await openInquiries(site);
    countInParts(site);
    const mend = site.server.refuse('GET /admin/inquiries/count', () => problem(503, 'unavailable', 'We are busy.'));
    await allThatMatch.click();
    await expect.element(page.getByText('We are busy.')).toBeVisible();
    await expect.element(status).toHaveTextContent('1 selected');
    mend();
    await allThatMatch.click();
    await expect.element(status).toHaveTextContent('1,204 selected');
  });

  test('are those of one filter: with another they are not chosen any more', async ({ site }) => {
    await openInquiries(site);
    countInParts(site);
    await allThatMatch.click();
    await expect.element(status).toHaveTextContent('1,204 selected');
    await page.getByLabelText('Form', { exact: true }).selectOptions('Coaching');
    await expect.element(status).toHaveTextContent('1 selected');
    await expect.element(allThatMatch).toBeVisible();
  });
});

test('users that a filter finds are counted; of all users the list knows the number', async ({ site }) => {
  const user = sampleOf(AdminUser, { id: idOf('user', 1), name: 'Sam Sample' });
  const counters = { total: 312, admins: 1, active: 312, password_reset_required: 0 };
  site.signInAdmin();
  site.server.answer('GET /admin/users', { users: [user], next_cursor: 'more', counters });
  site.server.answer('GET /admin/users/count', { count: 57, next_cursor: null });
  await site.open('/admin/users');
  await page.getByRole('checkbox', { name: 'Select Sam Sample' }).click();
  await expect.element(selection.getByRole('button', { name: 'Select all 312 that match' })).toBeVisible();
  await page.getByLabelText('Status', { exact: true }).selectOptions('Inactive');
  await allThatMatch.click();
  await expect.element(status).toHaveTextContent('57 selected');
  expect(site.server.last('GET /admin/users/count')?.query).toEqual({ status: 'inactive' });
});
