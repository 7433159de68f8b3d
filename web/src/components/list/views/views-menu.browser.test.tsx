import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SavedView } from '#shared/accounts/saved-view.ts';
import { mostViews } from '#shared/accounts/viewed-lists.ts';
import { AdminAiToolCard } from '#shared/ai-tools/ai-tool.ts';
import { busy, offline, problem } from '#test/components/contract-server.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

/* Saved views, in the list of AI tools; the server keeps what it is sent. */

const at = '2026-11-25T03:00:00.000Z';
/** Hidden until they are chosen. */
const usual = ['updated'];
const aView = (number: number, fields: Partial<SavedView> = {}): SavedView => ({
  ...{ id: idOf('savedView', number), list: 'ai-tools', name: `View ${number}` },
  ...{ query: 'status=draft', hidden_columns: ['category', 'updated'], created_at: at, updated_at: at },
  ...fields,
});
const drafts = aView(1, { name: 'Drafts' });
const archived = aView(2, { name: 'Archived scanners', query: 'search=scan&status=archived', hidden_columns: usual });

const tools = [
  sampleOf(AdminAiToolCard, { id: idOf('aiTool', 1), name: 'Semgrep', logo: '', website_url: '', affiliate_url: '' }),
];

function keep(site: Site, first: readonly SavedView[]): void {
  let views = [...first];
  const { server } = site;
  server.answer('GET /admin/saved-views', () => views);
  server.answer('POST /admin/saved-views/{list}', ({ body }) => {
    const saved_view = aView(views.length + 5, body as Partial<SavedView>);
    views = [...views, saved_view];
    return { success: true, message: 'View saved', saved_view };
  });
  server.answer('PUT /admin/saved-views/{list}/{id}', ({ params, body }) => {
    views = views.map((view) => (view.id === params.id ? { ...view, ...(body as Partial<SavedView>) } : view));
    const saved_view = views.find(({ id }) => id === params.id) as SavedView;
    return { success: true, message: 'View updated successfully', saved_view };
  });
  server.answer('DELETE /admin/saved-views/{list}/{id}', ({ params }) => {
    views = views.filter(({ id }) => id !== params.id);
    return { success: true, message: 'View deleted successfully' };
  });
}

async function openTools(site: Site, { query = '', views = [drafts, archived], items = tools } = {}): Promise<void> {
  site.signInAdmin();
  const counts = { total: 24, draft: 1, published: 22, archived: 1, featured: 3, view_count: 9000, click_count: 700 };
  site.server.answer('GET /admin/ai-tools/summary', counts);
  site.server.answer('GET /admin/ai-tools', items, { total: items.length });
  keep(site, [...views, aView(9, { name: 'Of another list', list: 'ebooks' })]);
  await site.open(`/admin/ai-tools${query}`);
}

const views = page.getByRole('button', { name: /^View/ });
const item = (name: string | RegExp) => page.getByRole('menuitem', { name });
const choice = (name: string) => page.getByRole('menuitemradio', { name });
const category = page.getByRole('columnheader', { name: 'Category' });
const search = () => window.location.search;

describe('the saved views of a list', () => {
  test('are opened from a menu, with filters and columns; Back leaves them', async ({ site }) => {
    await openTools(site);
    await expect.element(category).toBeVisible();
    await views.click();
    await expect.element(choice('Drafts')).toHaveAttribute('aria-checked', 'false');
    await expect.element(choice('Of another list')).not.toBeInTheDocument();
    await choice('Drafts').click();
    await expect.element(page.getByRole('button', { name: 'View: Drafts' })).toHaveFocus();
    expect(search()).toBe(`?view=${drafts.id}&status=draft`);
    await expect.element(category).not.toBeInTheDocument();
    expect(site.server.last('GET /admin/ai-tools')?.query).toEqual({ limit: 24, status: 'draft' });
    await views.click();
    await expect.element(choice('Drafts')).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard('{Escape}');
    window.history.back();
    await expect.element(page.getByRole('button', { name: 'Views', exact: true })).toBeVisible();
    expect(search()).toBe('');
  });

  test('are marked when the list is looked at like one, however it came to that', async ({ site }) => {
    await openTools(site, { query: '?status=archived&search=scan' });
    await expect.element(page.getByRole('button', { name: 'View: Archived scanners' })).toBeVisible();
  });

  test('are chosen with arrow keys, and the menu gives back the focus', async ({ site }) => {
    await openTools(site);
    await expect.element(views).toBeVisible();
    (views.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(choice('Drafts')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(choice('Archived scanners')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'View: Archived scanners' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect.element(views).toHaveFocus();
  });

  test('say when there are none, also beside an empty list', async ({ site }) => {
    await openTools(site, { views: [], items: [] });
    await expect.element(page.getByText('No AI tools yet')).toBeVisible();
    await views.click();
    await expect.element(page.getByText('No saved views of this list yet')).toBeVisible();
    await expect.element(item('Save view…')).toBeVisible();
  });

  test('keep what a later release has dropped, and the list ignores it', async ({ site }) => {
    const old = aView(3, { name: 'Old', query: 'gone=1&sort=-gone&status=gone', hidden_columns: ['gone', 'stats'] });
    await openTools(site, { views: [old] });
    await views.click();
    await choice('Old').click();
    await expect.element(page.getByRole('button', { name: 'View: Old', exact: true })).toBeVisible();
    await expect.element(page.getByRole('cell', { name: /Semgrep/ }).first()).toBeVisible();
    expect(site.server.last('GET /admin/ai-tools')?.query).toEqual({ limit: 24 });
  });
});

test('a view begins on its first page', async ({ site }) => {
  await openTools(site);
  site.server.answer('GET /admin/ai-tools', tools, { total: 60, next: 'second' });
  await site.open('/admin/ai-tools');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => site.server.last('GET /admin/ai-tools')?.query).toEqual({ limit: 24, cursor: 'second' });
  await views.click();
  await choice('Drafts').click();
  await expect.poll(() => site.server.last('GET /admin/ai-tools')?.query).toEqual({ limit: 24, status: 'draft' });
  await expect.element(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
});

describe('views that cannot be loaded', () => {
  for (const [name, answer] of [
    ['no connection', offline],
    ['a busy server', busy],
  ] as const)
    test(`leave the list as it is with ${name}; Retry loads them`, async ({ site }) => {
      await openTools(site);
      const mended = site.server.refuse('GET /admin/saved-views', answer);
      await site.open('/admin/ai-tools');
      await expect.element(page.getByRole('cell', { name: /Semgrep/ }).first()).toBeVisible();
      await views.click();
      await expect.element(page.getByText('Your views could not be loaded')).toBeVisible();
      mended();
      await item('Retry').click();
      await expect.element(choice('Drafts')).toBeVisible();
    });
});

describe('a view', () => {
  test('is saved as the list is looked at, and is open then', async ({ site }) => {
    await openTools(site, { query: '?status=published&category=Code' });
    await views.click();
    await item('Save view…').click();
    await page.getByRole('button', { name: 'Save view' }).click();
    await expect.element(page.getByRole('link', { name: 'Please fill in the name' })).toBeVisible();
    await page.getByLabelText('Name').fill('Published code');
    await page.getByRole('button', { name: 'Save view' }).click();
    await expect.element(page.getByRole('button', { name: 'View: Published code' })).toHaveFocus();
    expect(site.server.last('POST /admin/saved-views/{list}')).toMatchObject({
      params: { list: 'ai-tools' },
      body: { name: 'Published code', query: 'category=Code&status=published', hidden_columns: usual },
    });
    expect(search()).toContain(`view=${idOf('savedView', 8)}`);
  });

  test('takes the place of the one that has its name, once that has been said', async ({ site }) => {
    await openTools(site, { query: '?status=published' });
    await views.click();
    await item('Save view…').click();
    await page.getByLabelText('Name').fill(' DRAFTS');
    await expect
      .element(page.getByText('You have a view called “Drafts”. Saving replaces what it shows.'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Replace view' }).click();
    await expect.element(page.getByRole('button', { name: 'View: Drafts' })).toHaveFocus();
    expect(site.server.last('PUT /admin/saved-views/{list}/{id}')).toMatchObject({
      params: { id: drafts.id },
      body: { query: 'status=published', hidden_columns: usual },
    });
  });

  test('that another window has saved first is told at the field', async ({ site }) => {
    await openTools(site);
    const taken = 'You have a view called “New” already. Choose another name.';
    site.server.refuse('POST /admin/saved-views/{list}', () => problem(409, 'conflict', taken, { name: taken }));
    await views.click();
    await item('Save view…').click();
    await page.getByLabelText('Name').fill('New');
    await page.getByRole('button', { name: 'Save view' }).click();
    await expect.element(page.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByRole('link', { name: taken })).toBeVisible();
    await expect.element(page.getByLabelText('Name')).toHaveValue('New');
  });

  test('that was changed says so and is saved again', async ({ site }) => {
    await openTools(site);
    await views.click();
    await choice('Drafts').click();
    await views.click();
    await expect.element(item('Save changes')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await page.getByLabelText('Status').selectOptions('published');
    await expect.element(page.getByRole('button', { name: 'View: Drafts Changed' })).toBeVisible();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Pricing' }).click();
    await userEvent.keyboard('{Escape}');
    await views.click();
    await item('Save changes').click();
    await expect.element(page.getByRole('button', { name: 'View: Drafts', exact: true })).toBeVisible();
    expect(site.server.last('PUT /admin/saved-views/{list}/{id}')?.body).toEqual({
      query: 'status=published',
      hidden_columns: ['category', 'pricing', 'updated'],
    });
  });

  test('is renamed', async ({ site }) => {
    await openTools(site, { query: `?view=${drafts.id}&status=draft` });
    await views.click();
    await item('Rename view…').click();
    await expect.element(page.getByLabelText('Name')).toHaveValue('Drafts');
    await page.getByLabelText('Name').fill('Unfinished');
    await page.getByRole('button', { name: 'Save view' }).click();
    await expect.element(page.getByRole('button', { name: /^View: Unfinished/ })).toHaveFocus();
    expect(site.server.last('PUT /admin/saved-views/{list}/{id}')?.body).toEqual({ name: 'Unfinished' });
  });

  test('is deleted, and put back by Undo', async ({ site }) => {
    await openTools(site, { query: `?view=${archived.id}&search=scan&status=archived` });
    await views.click();
    await item('Delete view').click();
    await expect.element(page.getByText('View deleted successfully')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Views', exact: true })).toHaveFocus();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByRole('button', { name: 'View: Archived scanners' })).toBeVisible();
    const { name, query, hidden_columns } = archived;
    expect(site.server.last('POST /admin/saved-views/{list}')?.body).toEqual({ name, query, hidden_columns });
  });
});

describe('an act on views that fails', () => {
  test('says so and leaves the views as they are', async ({ site }) => {
    await openTools(site, { query: `?view=${drafts.id}&status=published` });
    site.server.refuse('PUT /admin/saved-views/{list}/{id}', offline);
    site.server.refuse('DELETE /admin/saved-views/{list}/{id}', busy);
    await views.click();
    await item('Save changes').click();
    await expect.element(page.getByText('Failed to save the view. Check your connection.')).toBeVisible();
    await views.click();
    await item('Delete view').click();
    await expect.element(page.getByText('The service is not available right now.', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'View: Drafts Changed' })).toBeVisible();
  });

  test('keeps the name that was typed', async ({ site }) => {
    await openTools(site);
    const mended = site.server.refuse('POST /admin/saved-views/{list}', offline);
    await views.click();
    await item('Save view…').click();
    await page.getByLabelText('Name').fill('New');
    await page.getByRole('button', { name: 'Save view' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to save the view. Check your connection.');
    mended();
    await page.getByRole('button', { name: 'Save view' }).click();
    await expect.element(page.getByRole('button', { name: 'View: New' })).toBeVisible();
  });
});

test('a list with as many views as it may have says so before', async ({ site }) => {
  await openTools(site, { views: Array.from({ length: mostViews }, (_, n) => aView(n + 10)) });
  await views.click();
  await item('Save view…').click();
  const full = 'You have 30 views of this list, which is the most. Use the name of one to replace it.';
  await expect.element(page.getByText(full)).toBeVisible();
  await page.getByLabelText('Name').fill('view 12');
  await expect.element(page.getByText(full)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Replace view' })).toBeVisible();
});

test('the command menu finds views by list and name', async ({ site }) => {
  await openTools(site);
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('option', { name: /Drafts/ })).not.toBeInTheDocument();
  site.server.answer('GET /admin/ai-tools', []);
  await page.getByPlaceholder('Go to a page, do something, find by name').fill('d');
  await page.getByRole('option', { name: 'AI tools: Drafts' }).click();
  await expect.element(page.getByRole('button', { name: 'View: Drafts' })).toBeVisible();
  expect(search()).toBe(`?view=${drafts.id}&status=draft`);
});
