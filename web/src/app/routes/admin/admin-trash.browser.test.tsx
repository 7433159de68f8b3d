import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AdminAiToolCard } from '#shared/ai-tools/ai-tool.ts';
import { AdminArticle } from '#shared/articles/article.ts';
import { AdminEbook } from '#shared/catalog/ebook.ts';
import type { Job } from '#shared/kernel/job.ts';
import { AuditRow } from '#shared/settings/audit.ts';
import { problem } from '#test/components/contract-server.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const ebook = (number: number, fields: Partial<AdminEbook>) =>
  sampleOf(AdminEbook, { id: idOf('ebook', number), title: `Book ${number}`, ...fields });
const article = (fields: Partial<AdminArticle>) =>
  sampleOf(AdminArticle, { id: idOf('article'), author_id: idOf('author'), featured_image: '', ...fields });
const tool = (fields: Partial<AdminAiToolCard>) =>
  sampleOf(AdminAiToolCard, { id: idOf('aiTool'), logo: '', website_url: '', affiliate_url: '', ...fields });

const jobOf = (fields: Partial<Job>): Job => ({
  ...{ id: idOf('job'), kind: 'ebook.restore', title: 'Restore 2 ebooks', by: 'Ada Admin', state: 'running' },
  ...{ done: 0, total: 2, failed: 0, asked_at: '2026-12-01T09:00:00.000Z', ended_at: null, file: null },
  ...fields,
});

async function openTrash(site: Site, query = ''): Promise<void> {
  site.signInAdmin();
  site.server.answer('GET /admin/ebooks', () => [
    ebook(1, { title: 'Old risks', deleted_at: ago(26.5) }),
    ebook(2, { deleted_at: ago(31) }),
  ]);
  site.server.answer('GET /admin/articles', () => [article({ title: 'A quiet audit', deleted_at: ago(1) })]);
  site.server.answer('GET /admin/ai-tools', () => [tool({ name: 'Log reader', deleted_at: ago(3) })]);
  site.server.answer('GET /admin/coaching-packages', []);
  const deletedBy = (actor_name: string) =>
    sampleOf(AuditRow, { target_id: idOf('aiTool'), actor_name, action: 'ai_tool.deleted' });
  site.server.answer('GET /admin/audit-log', [deletedBy('Grace Admin'), deletedBy('Ada Earlier')]);
  await site.open(`/admin/trash${query}`);
}
const names = async (): Promise<string[]> => {
  const rows = page.getByRole('row').elements().slice(1);
  return rows.map((row) => row.querySelector('td:nth-child(2)')?.textContent ?? '');
};

describe('the trash', () => {
  test('is one list of all kinds, latest deletion first, with the days that are left', async ({ site }) => {
    await openTrash(site);
    await expect.element(page.getByText('A quiet audit')).toBeVisible();
    expect(await names()).toEqual(['A quiet audit', 'Log reader', 'Old risks']);
    await expect.element(page.getByText('4 days')).toBeVisible();
    for (const route of ['GET /admin/ebooks', 'GET /admin/articles', 'GET /admin/ai-tools'] as const)
      expect(site.server.last(route)?.query).toMatchObject({ status: 'trash' });
    await expect.element(page.getByText('Grace Admin')).toBeVisible();
    // Restored, and deleted once more: the last deletion counts.
    expect(page.getByText('Ada Earlier').query()).toBeNull();
    expect(site.server.last('GET /admin/audit-log')?.query).toMatchObject({ act: 'deleted' });
    // Its 30 days are over: it cannot be restored.
    expect(page.getByText('Book 2').query()).toBeNull();
  });

  test('can be narrowed to a kind, in the address', async ({ site }) => {
    await openTrash(site);
    await page.getByLabelText('Kind').selectOptions('AI tools');
    await expect.poll(names).toEqual(['Log reader']);
    expect(window.location.search).toBe('?kind=ai_tool');
    await openTrash(site, '?kind=coaching_package');
    await expect.element(page.getByText('No coaching packages in the trash')).toBeVisible();
  });

  test('of a kind has pages', async ({ site }) => {
    await openTrash(site);
    site.server.answer('GET /admin/ebooks', [ebook(3, { title: 'First', deleted_at: ago(2) })], { next: 'more' });
    await site.open('/admin/trash');
    await expect.element(page.getByText('Choose a kind to see all that was deleted of it.')).toBeVisible();
    await expect.element(page.getByText('1+')).toBeVisible();
    await page.getByLabelText('Kind').selectOptions('Ebooks');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => site.server.last('GET /admin/ebooks')?.query).toMatchObject({ cursor: 'more' });
  });

  test('gives back what is restored, and says why it does not', async ({ site }) => {
    const restored = { success: true, message: 'Restored', ebook: ebook(1, {}) } as const;
    site.server.answer('POST /admin/ebooks/{id}/restore', restored);
    await openTrash(site);
    await expect.element(page.getByText('Old risks')).toBeVisible();
    site.server.answer('GET /admin/ebooks', []);
    await page.getByRole('button', { name: 'Restore Old risks' }).click();
    await expect.element(page.getByText('Ebook restored as a draft')).toBeVisible();
    expect(site.server.last('POST /admin/ebooks/{id}/restore')?.params).toEqual({ id: idOf('ebook', 1) });
    await expect.poll(names).toEqual(['A quiet audit', 'Log reader']);
    site.server.refuse('POST /admin/ai-tools/{id}/restore', () => problem(404, 'not_found', 'AI tool not found'));
    await page.getByRole('button', { name: 'Restore Log reader' }).click();
    await expect.element(page.getByText('AI tool not found')).toBeVisible();
  });

  const started = (kind: string, title: string) => ({
    success: true as const,
    message: `Started: ${title}`,
    job: jobOf({ kind, title, state: 'queued' }),
  });
  const restoreChosen = async (title: string) => {
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Restore' }).click();
    await page
      .getByRole('alertdialog', { name: `${title}?` })
      .getByRole('button', { name: title })
      .click();
  };

  test('gives back many of several kinds, a job for each', async ({ site }) => {
    site.server.answer('POST /admin/articles/bulk', started('article.restore', 'Restore 1 article'));
    site.server.answer('POST /admin/ai-tools/bulk', started('ai_tool.restore', 'Restore 1 AI tool'));
    await openTrash(site);
    for (const name of ['A quiet audit', 'Log reader'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).click();
    await restoreChosen('Restore 2 deleted things');
    await expect.element(page.getByText('Started: Restore 1 AI tool')).toBeVisible();
    const bodyOf = (route: 'POST /admin/articles/bulk' | 'POST /admin/ai-tools/bulk') => site.server.last(route)?.body;
    expect(bodyOf('POST /admin/articles/bulk')).toEqual({ act: 'restore', ids: [idOf('article')] });
    expect(bodyOf('POST /admin/ai-tools/bulk')).toEqual({ act: 'restore', ids: [idOf('aiTool')] });
    expect(site.server.count('POST /admin/ebooks/bulk')).toBe(0);
    await expect.element(page.getByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  });

  test('keeps the selection when the job of one kind could not be started', async ({ site }) => {
    site.server.refuse('POST /admin/articles/bulk', () => problem(503, 'unavailable', 'The shop is busy.'));
    site.server.answer('POST /admin/ai-tools/bulk', started('ai_tool.restore', 'Restore 1 AI tool'));
    await openTrash(site);
    for (const name of ['A quiet audit', 'Log reader'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).click();
    await restoreChosen('Restore 2 deleted things');
    await expect.element(page.getByText('The shop is busy.')).toBeVisible();
    await expect.element(page.getByText('Started: Restore 1 AI tool')).toBeVisible();
    await expect.element(page.getByText('2 selected')).toBeVisible();
  });

  test('goes on with the next thing when one is restored by keyboard, and with the heading after the last', async ({
    site,
  }) => {
    site.server.answer('POST /admin/ebooks/{id}/restore', { success: true, message: 'Restored', ebook: ebook(1, {}) });
    await openTrash(site, '?kind=ebook');
    const three = [3, 4, 5].map((number) => ebook(number, { title: `Book ${number}`, deleted_at: ago(number) }));
    const answerWith = (things: typeof three) => site.server.answer('GET /admin/ebooks', things);
    answerWith(three);
    await site.open('/admin/trash?kind=ebook');
    const restore = async (number: number, left: typeof three) => {
      answerWith(left);
      const button = page.getByRole('button', { name: `Restore Book ${number}` });
      if (document.activeElement !== button.element()) (button.element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(button).not.toBeInTheDocument();
    };
    await expect.element(page.getByText('Book 4')).toBeVisible();
    await restore(
      4,
      three.filter(({ title }) => title !== 'Book 4'),
    );
    await expect.element(page.getByRole('button', { name: 'Restore Book 5' })).toHaveFocus();
    await restore(5, three.slice(0, 1));
    await expect.element(page.getByRole('button', { name: 'Restore Book 3' })).toHaveFocus();
    await restore(3, []);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Trash' })).toHaveFocus();
  });
});
