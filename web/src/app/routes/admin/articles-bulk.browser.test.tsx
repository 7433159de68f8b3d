import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { AdminArticle } from '#shared/articles/article.ts';
import type { Job } from '#shared/kernel/job.ts';
import { PublicSettings } from '#shared/settings/settings.ts';
import { offline, problem } from '#test/components/contract-server.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const bulk = 'POST /admin/articles/bulk';
const ids = [idOf('article', 1), idOf('article', 2)];
const article = (number: number) =>
  sampleOf(AdminArticle, {
    ...{ id: idOf('article', number), author_id: idOf('author'), title: `Quiet audits ${number}`, status: 'draft' },
    featured_image: '',
  });
const started = (title: string) => {
  const job: Job = {
    ...{ id: idOf('job'), kind: 'article.publish', title, by: 'Ada Admin', state: 'queued', done: 0, total: 2 },
    ...{ failed: 0, asked_at: '2026-12-01T09:00:00.000Z', ended_at: null, file: null },
  };
  return { success: true as const, message: `Started: ${title}`, job };
};
const selection = page.getByRole('region', { name: 'Selection' });

/** Two articles of the list, both chosen. */
async function chooseTwo(site: Site, path = '/admin/articles'): Promise<void> {
  site.signInAdmin();
  const counts = { total: 2, published: 0, draft: 2, scheduled: 0, archived: 0, view_count: 0 };
  site.server.answer('GET /admin/articles/summary', counts);
  site.server.answer('GET /admin/articles', [article(1), article(2)], { total: 2 });
  site.server.answer('GET /settings', sampleOf(PublicSettings, { time_zone: 'Europe/Berlin' }));
  await site.open(path);
  for (const number of [1, 2]) await page.getByRole('checkbox', { name: `Select Quiet audits ${number}` }).click();
}

describe('many articles at once', () => {
  const acts = [
    ['publish', 'Publish', /unfinished draft or without an excerpt stay as they are/],
    ['archive', 'Archive', /leave the site and stay in this list/],
  ] as const;
  for (const [act, label, said] of acts)
    test(`are sent to ${act}, once somebody has read what happens`, async ({ site }) => {
      site.server.answer(bulk, started(`${label} 2 articles`));
      await chooseTwo(site);
      await selection.getByRole('button', { name: label, exact: true }).click();
      const question = page.getByRole('alertdialog', { name: `${label} 2 articles?` });
      await expect.element(question.getByText(said)).toBeVisible();
      await question.getByRole('button', { name: `${label} 2 articles` }).click();
      await expect.element(page.getByText(`Started: ${label} 2 articles`)).toBeVisible();
      expect(site.server.last(bulk)?.body).toEqual({ act, ids });
      await expect.element(selection).not.toBeInTheDocument();
    });

  test('are scheduled for a time of the site, which stays typed while it is refused', async ({ site }) => {
    await chooseTwo(site);
    await selection.getByRole('button', { name: 'Schedule' }).click();
    const question = page.getByRole('dialog', { name: 'Schedule 2 articles?' });
    const confirm = question.getByRole('button', { name: 'Schedule 2 articles' });
    await expect.element(question.getByText('Time in Europe/Berlin')).toBeVisible();
    await expect.element(confirm).toBeDisabled();
    await question.getByLabelText('Publish at').fill('2026-07-01T10:00');
    const sentence = 'Choose a date and time in the future';
    site.server.refuse(bulk, () => problem(422, 'invalid', sentence, { scheduled_at: sentence }));
    await confirm.click();
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(question.getByLabelText('Publish at')).toHaveValue('2026-07-01T10:00');
    site.server.answer(bulk, started('Schedule 2 articles'));
    await question.getByLabelText('Publish at').fill('2027-07-01T10:00');
    await confirm.click();
    await expect.element(page.getByText('Started: Schedule 2 articles')).toBeVisible();
    expect(site.server.last(bulk)?.body).toEqual({ act: 'schedule', scheduled_at: '2027-07-01T08:00:00.000Z', ids });
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(selection).not.toBeInTheDocument();
  });

  test('are not scheduled in a time zone that could not be loaded', async ({ site }) => {
    await chooseTwo(site);
    const back = site.server.refuse('GET /settings', offline);
    await selection.getByRole('button', { name: 'Schedule' }).click();
    const question = page.getByRole('dialog', { name: 'Schedule 2 articles?' });
    await expect.element(question.getByText('Failed to fetch settings')).toBeVisible();
    back();
    await question.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(question.getByText('Time in Europe/Berlin')).toBeVisible();
  });

  test('are only restored from the trash', async ({ site }) => {
    await chooseTwo(site, '/admin/articles?status=trash');
    await expect.element(selection.getByRole('button', { name: 'Restore' })).toBeVisible();
    for (const label of ['Publish', 'Schedule', 'Archive', 'Delete'])
      await expect.element(selection.getByRole('button', { name: label })).not.toBeInTheDocument();
  });
});
