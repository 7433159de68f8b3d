import { afterEach, describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import type { JobDetail } from '#shared/kernel/job.ts';
import { idOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';
import { chooseFile, closeStore, store, upload_id } from '#test/components/store.ts';
import { answerFiles, documentFile } from '#test/components/uploads.ts';

afterEach(closeStore);

const start = 'POST /admin/newsletter-subscribers/import';
const job = (number: number, fields: Partial<JobDetail> = {}): JobDetail => ({
  ...{ id: idOf('job', number), kind: 'subscriber.import', title: 'Check booth.csv', state: 'running' },
  ...{ done: 0, total: null, failed: 0, failures: [], by: 'Ada Admin', file: null },
  ...{ asked_at: '2026-11-26T09:00:00.000Z', ended_at: null, ...fields },
});
const checked = job(1, {
  ...{ state: 'done', done: 3, total: 3, failed: 1, ended_at: '2026-11-26T09:00:04.000Z' },
  failures: [{ id: '4', name: 'Row 4', sentence: 'This is no email address' }],
  file: { name: 'subscribers-check-2026-11-26.csv', expires_at: '2026-12-03T09:00:00.000Z' },
});

const dialog = page.getByRole('dialog', { name: 'Import subscribers' });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const consent = () => dialog.getByLabelText('How they agreed');
const body = (site: Site) => site.server.last(start)?.body;

async function openImport(site: Site): Promise<void> {
  site.signInAdmin();
  answerFiles(site.server);
  site.server.answer('GET /admin/newsletters/summary', {
    ...{ campaigns: 0, sent: 0, sent_count: 0, open_count: 0, click_count: 0 },
  });
  site.server.answer('GET /admin/newsletter-subscribers/summary', { subscribers: 0, confirmed: 0 });
  site.server.answer('GET /admin/newsletter-subscribers', [], { total: 0 });
  site.server.answer(start, { success: true, message: 'Started: Check booth.csv', job: job(1) });
  site.server.answer('GET /admin/jobs/{id}', checked);
  await site.open('/admin/newsletter?tab=subscribers');
  await page.getByRole('button', { name: 'Import CSV' }).click();
}

/** Fills the form in and has the file checked. */
async function check(site: Site): Promise<void> {
  await openImport(site);
  const text = 'Name,Contact,Topics\nAnn,ann@example.test,Compliance\nBob,bob@example.test,\n,nobody,\n';
  chooseFile(documentFile('booth.csv', text), 'File');
  await expect.element(dialog.getByLabelText('Column of the addresses')).toHaveValue('1');
  await expect.element(dialog.getByLabelText('Column of the interests')).toHaveValue('2');
  await dialog.getByLabelText('Frameworks').click();
  await consent().fill('Asked at our booth');
  await button('Check').click();
  (await store()).answer(204);
}

describe('an import of subscribers', () => {
  test('is checked first, and imports what was checked without sending the file again', async ({ site }) => {
    await check(site);
    await expect.element(dialog.getByText('3 of 3, 1 failed')).toBeVisible();
    expect(body(site)).toEqual({
      ...{ upload_id, mapping: { email: 1, interests: 2 }, interests: ['frameworks'], dry_run: true },
      consent: 'Asked at our booth',
    });
    await dialog.getByRole('button', { name: 'Failures of: Check booth.csv' }).click();
    await expect.element(dialog.getByText('Row 4')).toBeVisible();
    await expect.element(button('Download subscribers-check-2026-11-26.csv')).toBeVisible();
    const title = 'Import booth.csv';
    site.server.answer(start, { success: true, message: `Started: ${title}`, job: job(2, { title }) });
    site.server.answer('GET /admin/jobs', [job(2, { title })]);
    await button('Import').click();
    await expect.element(page.getByText('Started: Import booth.csv')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(body(site)).toMatchObject({ upload_id, dry_run: false });
    expect(site.server.count('POST /admin/uploads')).toBe(1);
  });

  test('waits for its file to be read: what is checked before has other columns', async ({ site }) => {
    await openImport(site);
    const file = documentFile('booth.csv', 'Name,Contact\nAnn,ann@example.test\n');
    const read = Promise.withResolvers<void>();
    const slice = file.slice.bind(file);
    file.slice = (...part) => {
      const some = slice(...part);
      const bytes = some.arrayBuffer.bind(some);
      some.arrayBuffer = () => read.promise.then(bytes);
      return some;
    };
    chooseFile(file, 'File');
    await consent().fill('Asked at our booth');
    await expect.element(dialog.getByText('The file is being read.')).toBeVisible();
    await expect.element(button('Check')).toBeDisabled();
    read.resolve();
    await expect.element(dialog.getByLabelText('Column of the addresses')).toHaveValue('1');
    await button('Check').click();
    (await store()).answer(204);
    await expect.element(dialog.getByText('3 of 3, 1 failed')).toBeVisible();
    expect(body(site)).toMatchObject({ mapping: { email: 1, interests: null } });
  });

  test('waits for its check', async ({ site }) => {
    await openImport(site);
    site.server.answer('GET /admin/jobs/{id}', job(1, { done: 200, total: 900 }));
    chooseFile(documentFile('booth.csv', 'ann@example.test\n'), 'File');
    await expect.element(dialog.getByLabelText('Column of the addresses')).toHaveValue('0');
    await consent().fill('Asked at our booth');
    await button('Check').click();
    (await store()).answer(204);
    await expect.element(dialog.getByText('200 of 900')).toBeVisible();
    await expect.element(button('Check')).toBeDisabled();
    site.server.answer('GET /admin/jobs/{id}', checked);
    await site.pass(1_100);
    await expect.element(button('Import')).toBeEnabled();
  });

  test('shows its check on a phone, where the form fills the screen', async ({ site }) => {
    await page.viewport(390, 700);
    await check(site);
    const said = dialog.getByText(/^Nothing is imported yet/);
    await expect.element(said).toBeInViewport({ ratio: 1 });
    const buttons = button('Import').element().getBoundingClientRect();
    expect(said.element().getBoundingClientRect().bottom).toBeLessThan(buttons.top);
  });

  test('is checked again after a change', async ({ site }) => {
    await check(site);
    await expect.element(button('Import')).toBeVisible();
    await consent().fill('Asked at another booth');
    await expect.element(button('Check')).toBeEnabled();
    await button('Check').click();
    await expect.poll(() => body(site)).toMatchObject({ consent: 'Asked at another booth', dry_run: true });
  });

  test('needs a file, its column and a statement', async ({ site }) => {
    await openImport(site);
    await button('Check').click();
    await expect.element(dialog.getByText('Say how these people agreed to get the newsletter').first()).toBeVisible();
    chooseFile(documentFile('people.csv', 'Name\nAnn\n'), 'File');
    await consent().fill('Asked at our booth');
    await button('Check').click();
    await expect.element(dialog.getByText('Choose the column of the addresses').first()).toBeVisible();
    expect(site.server.count(start)).toBe(0);
  });

  test('says why a file cannot be read', async ({ site }) => {
    await openImport(site);
    chooseFile(documentFile('broken.csv', 'Email\n"never closed\n'), 'File');
    await expect.element(dialog.getByText(/^A quotation mark in this file is never closed/)).toBeVisible();
    await expect.element(dialog.getByText('Choose a file that can be read.')).toBeVisible();
    await expect.element(button('Check')).toBeDisabled();
  });
});
