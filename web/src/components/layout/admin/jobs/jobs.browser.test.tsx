import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AdminEbook } from '#shared/catalog/ebook.ts';
import { type Job, JobDetail } from '#shared/kernel/job.ts';
import { problem } from '#test/components/contract-server.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

/** Time between two looks at a running job. Milliseconds. */
const untilLooked = 2500;

const ebook = (number: number) => sampleOf(AdminEbook, { id: idOf('ebook', number), title: `Book ${number}` });
const job = (fields: Partial<Job>): Job => ({
  ...{ id: idOf('job', 1), kind: 'ebook.unpublish', title: 'Unpublish 30 ebooks', by: 'Ada Admin' },
  ...{ state: 'running', done: 0, total: 30, failed: 0, asked_at: '2026-12-01T09:00:00.000Z', ended_at: null },
  ...{ file: null },
  ...fields,
});

const answerJobs = (site: Site, ...jobs: Job[]) => site.server.answer('GET /admin/jobs', jobs, {});

async function openEbooks(site: Site): Promise<void> {
  site.signInAdmin();
  const first = Array.from({ length: 24 }, (_, index) => ebook(index));
  site.server.answer('GET /admin/ebooks', first, { total: 30, next: 'more' });
  site.server.answer('GET /admin/ebooks/summary', { total: 30, published: 30, drafts: 0, total_value: 1200 });
  await site.open('/admin/ebooks?search=book');
  await expect.element(page.getByText('1–24 of 30 ebooks')).toBeVisible();
}

const jobsButton = page.getByRole('button', { name: 'Background jobs' });
const selection = page.getByRole('region', { name: 'Selection' });

describe('bulk acts', () => {
  test('reach all that match, once their number has been seen', async ({ site }) => {
    await openEbooks(site);
    await page.getByRole('checkbox', { name: 'Select Book 0' }).click();
    await selection.getByRole('button', { name: 'Select all 30 that match' }).click();
    await expect.element(selection.getByRole('status')).toHaveTextContent('30 selected');
    await selection.getByRole('button', { name: 'Unpublish' }).click();
    const started = job({ state: 'queued' });
    site.server.answer('POST /admin/ebooks/bulk', {
      success: true,
      message: 'Started: Unpublish 30 ebooks',
      job: started,
    });
    answerJobs(site, job({ done: 20 }));
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish 30 ebooks' }).click();
    await expect.element(page.getByText('Started: Unpublish 30 ebooks')).toBeVisible();
    const { body, once } = site.server.last('POST /admin/ebooks/bulk') ?? {};
    expect([body, once]).toEqual([{ act: 'unpublish', filter: { search: 'book' }, count: 30 }, expect.any(String)]);
    await expect.element(selection).not.toBeInTheDocument();
    await expect.element(page.getByText('1 background job running')).toBeInTheDocument();
    answerJobs(site, job({ state: 'done', done: 30, ended_at: '2026-12-01T09:00:03.000Z' }));
    const lists = site.server.count('GET /admin/ebooks');
    await site.pass(untilLooked);
    await expect.element(page.getByText('Done: Unpublish 30 ebooks')).toBeVisible();
    await vi.waitFor(() => expect(site.server.count('GET /admin/ebooks')).toBe(lists + 1));
    const looks = site.server.count('GET /admin/jobs');
    await site.pass(4 * untilLooked);
    expect(site.server.count('GET /admin/jobs')).toBe(looks);
  });

  test('start once: while it starts, the question waits', async ({ site }) => {
    // Sent before, without an answer: the server gives the job of the first time.
    answerJobs(site, job({}));
    await openEbooks(site);
    await expect.element(page.getByText('1 background job running')).toBeInTheDocument();
    await page.getByRole('checkbox', { name: 'Select Book 1', exact: true }).click();
    await selection.getByRole('button', { name: 'Publish', exact: true }).click();
    const message = 'Started: Publish 1 ebook';
    site.server.answer('POST /admin/ebooks/bulk', { success: true, message, job: job({}) });
    const goOn = site.server.hold('POST /admin/ebooks/bulk');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Publish 1 ebook' }).click();
    await expect.element(question.getByRole('button', { name: 'Starting…' })).toHaveAttribute('aria-disabled', 'true');
    const look = site.server.hold('GET /admin/jobs');
    goOn();
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(page.getByText('1 background job running')).toBeInTheDocument();
    look();
    expect(site.server.count('POST /admin/ebooks/bulk')).toBe(1);
  });

  test('are for all that match only while the selection stays as it was', async ({ site }) => {
    await openEbooks(site);
    await page.getByRole('checkbox', { name: 'Select Book 0' }).click();
    await selection.getByRole('button', { name: 'Select all 30 that match' }).click();
    await expect.element(selection.getByRole('status')).toHaveTextContent('30 selected');
    await page.getByRole('checkbox', { name: 'Select Book 1', exact: true }).click();
    await expect.element(selection.getByRole('status')).toHaveTextContent('2 selected');
  });

  test('of chosen ebooks name them; a price is typed first; a refusal keeps the selection', async ({ site }) => {
    await page.viewport(390, 844);
    await openEbooks(site);
    for (const name of ['Select Book 1', 'Select Book 2']) await page.getByRole('checkbox', { name }).click();
    expect(document.documentElement.scrollWidth).toBe(390);
    await selection.getByRole('button', { name: 'Set price' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set the price of 2 ebooks' });
    await expect.element(dialog.getByRole('button', { name: 'Set price' })).toBeDisabled();
    await dialog.getByLabelText('Price').fill('19');
    site.server.refuse('POST /admin/ebooks/bulk', () => problem(503, 'unavailable', 'The shop is busy.'));
    await dialog.getByRole('button', { name: 'Set price' }).click();
    await expect.element(page.getByText('The shop is busy.')).toBeVisible();
    const ids = [1, 2].map((number) => idOf('ebook', number));
    expect(site.server.last('POST /admin/ebooks/bulk')?.body).toEqual({ act: 'price', price: 19, ids });
    await expect.element(selection.getByRole('status')).toHaveTextContent('2 selected');
  });

  test('unpublish everything after a confirmation', async ({ site }) => {
    await openEbooks(site);
    site.server.answer('POST /admin/ebooks/bulk', {
      success: true,
      message: 'Started: Unpublish 30 ebooks',
      job: job({}),
    });
    await page.getByRole('button', { name: 'Unpublish All' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish All' }).click();
    await expect.element(page.getByText('Started: Unpublish 30 ebooks')).toBeVisible();
    expect(site.server.last('POST /admin/ebooks/bulk')?.body).toEqual({
      act: 'unpublish',
      filter: { status: 'published' },
    });
  });
});

describe('the list of background jobs', () => {
  test('tells at the end of a job how many things were done, also when there were none', async ({ site }) => {
    const export_ = { id: idOf('job', 2), title: 'Export orders', state: 'done', total: 0 } as const;
    answerJobs(site, job({ done: 10 }), job(export_));
    await openEbooks(site);
    await jobsButton.click();
    const progress = page.getByRole('progressbar', { name: 'Progress of: Export orders' });
    await expect.element(progress).toHaveAttribute('aria-valuenow', '100');
    answerJobs(site, job({ state: 'done', done: 30, failed: 4 }), job(export_));
    await site.pass(untilLooked);
    await expect.element(page.getByText('26 of 30 done: Unpublish 30 ebooks')).toBeVisible();
  });

  test('says that there are none yet, or that it could not be loaded', async ({ site }) => {
    await openEbooks(site);
    await jobsButton.click();
    const panel = page.getByRole('dialog', { name: 'Background jobs' });
    await expect.element(panel.getByText('No jobs yet')).toBeVisible();
    const mend = site.server.refuse('GET /admin/jobs', () => problem(500, 'internal', 'Broken'));
    await site.open('/admin/ebooks');
    await jobsButton.click();
    await expect.element(panel.getByText('The jobs could not be loaded')).toBeVisible();
    mend();
    await panel.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(panel.getByText('No jobs yet')).toBeVisible();
  });

  test('shows how far each is, and what it could not do', async ({ site }) => {
    await page.viewport(390, 844);
    const failed = job({
      id: idOf('job', 2),
      title: 'Publish 60 ebooks',
      state: 'done',
      done: 60,
      total: 60,
      failed: 51,
    });
    const walk = job({ id: idOf('job', 3), title: 'Rename a tag', done: 1200, total: null });
    answerJobs(site, job({ done: 10 }), failed, walk);
    const failure = { id: idOf('ebook', 1), name: 'Quiet Audits', sentence: 'This ebook has no text yet' };
    site.server.answer('GET /admin/jobs/{id}', JobDetail.parse({ ...failed, failures: [failure] }));
    await openEbooks(site);
    expect(document.documentElement.scrollWidth).toBe(390);
    await jobsButton.click();
    const panel = page.getByRole('dialog', { name: 'Background jobs' });
    await expect.element(panel.getByText('10 of 30')).toBeVisible();
    await expect
      .element(panel.getByRole('progressbar', { name: 'Progress of: Unpublish 30 ebooks' }))
      .toHaveAttribute('aria-valuenow', '33');
    await expect.element(panel.getByText('60 of 60, 51 failed')).toBeVisible();
    await expect.element(panel.getByText('1,200 so far')).toBeVisible();
    await expect
      .element(panel.getByRole('progressbar', { name: 'Progress of: Rename a tag' }))
      .not.toHaveAttribute('aria-valuenow');
    await panel.getByRole('button', { name: 'Failures of: Publish 60 ebooks' }).click();
    await expect.element(panel.getByText('Quiet Audits')).toBeVisible();
    await expect.element(panel.getByText('This ebook has no text yet')).toBeVisible();
    await expect.element(panel.getByText('And 50 more.')).toBeVisible();
  });

  test('tells when one ends with failures, and lists those at once', async ({ site }) => {
    answerJobs(site, job({ done: 10 }));
    await openEbooks(site);
    await expect.element(page.getByText('1 background job running')).toBeInTheDocument();
    const ended = job({ state: 'done', done: 30, failed: 1, ended_at: '2026-12-01T09:00:03.000Z' });
    const failure = { id: idOf('ebook', 1), name: 'Quiet Audits', sentence: 'This ebook has no text yet' };
    answerJobs(site, ended);
    site.server.answer('GET /admin/jobs/{id}', JobDetail.parse({ ...ended, failures: [failure] }));
    await site.pass(untilLooked);
    await expect.element(page.getByText('29 of 30 done: Unpublish 30 ebooks')).toBeVisible();
    await jobsButton.click();
    await page.getByRole('button', { name: 'Failures of: Unpublish 30 ebooks' }).click();
    await expect.element(page.getByText('This ebook has no text yet')).toBeVisible();
    await page.getByRole('button', { name: 'Failures of: Unpublish 30 ebooks' }).click();
    await expect.element(page.getByText('This ebook has no text yet')).not.toBeInTheDocument();
  });
});

describe('the file of a job', () => {
  const exported = job({
    ...{ kind: 'user.export', title: 'Export users', state: 'done', done: 1204, total: 1204 },
    file: { name: 'users.csv', expires_at: '2026-12-08T09:00:00.000Z' },
  });
  const downloadButton = page.getByRole('button', { name: 'Download users.csv' });

  test('is fetched by a link of its own, as often as it is wanted', async ({ site, downloads }) => {
    answerJobs(site, exported);
    await openEbooks(site);
    site.server.answer('GET /admin/jobs/{id}/file', { url: '/list-exports/job_1?signed', filename: 'users.csv' });
    await jobsButton.click();
    await expect.element(page.getByText('Kept until 8 Dec 2026')).toBeVisible();
    await downloadButton.click();
    await expect.poll(() => downloads).toEqual(['/list-exports/job_1']);
    expect(site.server.last('GET /admin/jobs/{id}/file')?.params).toEqual({ id: exported.id });
    await downloadButton.click();
    await expect.poll(() => downloads).toHaveLength(2);
  });

  test('says why it is not there, and stays where it is', async ({ site, downloads }) => {
    answerJobs(site, exported);
    await openEbooks(site);
    const sentence = 'This file is no longer there. Please export the list again.';
    site.server.refuse('GET /admin/jobs/{id}/file', () => problem(404, 'not_found', sentence));
    await jobsButton.click();
    await downloadButton.click();
    await expect.element(page.getByText(sentence)).toBeVisible();
    expect(downloads).toEqual([]);
  });

  test('is not offered while it is written, or after its week', async ({ site }) => {
    answerJobs(site, { ...exported, state: 'running', file: null });
    await openEbooks(site);
    await jobsButton.click();
    await expect.element(page.getByText('Export users')).toBeVisible();
    await expect.element(downloadButton).not.toBeInTheDocument();
  });
});
