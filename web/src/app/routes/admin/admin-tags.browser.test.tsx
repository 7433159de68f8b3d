import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Job } from '#shared/kernel/job.ts';
import { AdminCategory } from '#shared/vocabulary/category.ts';
import { AdminTag } from '#shared/vocabulary/tag.ts';
import { problem } from '#test/components/contract-server.ts';
import { failAndRetry, outages } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const tag = (number: number, fields: Partial<AdminTag> = {}) =>
  sampleOf(AdminTag, {
    ...{ id: idOf('tag', number), name: `tag ${number}`, description: '', color: '#3b82f6', active: true, revision: 3 },
    ...{ category_id: null, category: '' },
    ...fields,
  });
const zeroTrust = tag(1, { name: 'zero trust', usage_count: 4, description: 'Never trust, always verify.' });

const category = (number: number, fields: Partial<AdminCategory> = {}) =>
  sampleOf(AdminCategory, {
    ...{ id: idOf('category', number), name: `Category ${number}`, kind: 'tool', color: '#0a5a59', active: true },
    ...{ description: '', parent_id: null, parent: '', revision: 2 },
    ...fields,
  });
const code = category(1, { name: 'Code', usage_count: 3 });
const scanners = category(2, { name: 'Scanners', parent_id: code.id, parent: 'Code' });
const productivity = category(3, { name: 'Productivity', is_fixed: true });
const general = category(4, { name: 'General', kind: 'ebook', is_fixed: true, usage_count: 1 });
const inVocabulary = ({ id, kind, name, parent }: AdminCategory) => ({ id, kind, name, parent: parent || null });

const job = (title: string): Job => ({
  ...{ id: idOf('job', 1), kind: 'tag.rename', title, by: 'Ada Admin', state: 'queued', done: 0, total: 4, failed: 0 },
  ...{ asked_at: '2026-12-01T09:00:00.000Z', ended_at: null, file: null },
});

const dialog = (name: string) => page.getByRole('dialog', { name });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const save = () => page.getByRole('button', { name: 'Save' }).click();

function answerTerms(site: Site, tags: AdminTag[]): void {
  const categories = [general, code, scanners, productivity];
  site.signInAdmin();
  site.server.answer('GET /admin/vocabulary/summary', {
    ...{ tags: 1204, categories: 17, active_tags: 1180, active_categories: 15 },
  });
  site.server.answer('GET /admin/vocabulary', {
    categories: categories.map(inVocabulary),
    tags: tags.map(({ name }) => name),
    frameworks: [],
  });
  site.server.answer('GET /admin/tags', tags, { total: tags.length });
  site.server.answer('GET /admin/categories', categories, { total: categories.length });
}

async function openTerms(site: Site, query = '', tags = [zeroTrust]): Promise<void> {
  answerTerms(site, tags);
  await site.open(`/admin/tags${query}`);
}

describe('the tags', () => {
  test('are counted by the server, shown as cards, and filtered in the URL', async ({ site }) => {
    await openTerms(site, '?active=true');
    for (const figure of ['1,204', '1,180', '15'])
      await expect.element(page.getByText(figure, { exact: true })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'zero trust' })).toBeVisible();
    await expect.element(page.getByText('Used by 4 things')).toBeVisible();
    await page.getByLabelText('Search by name').fill('zero');
    await expect
      .poll(() => site.server.last('GET /admin/tags')?.query)
      .toMatchObject({ active: true, search: 'zero', limit: 24 });
    await page.getByLabelText('Status').selectOptions('false');
    expect(window.location.search).toBe('?active=false&search=zero');
  });

  test('stand in a table too', async ({ site }) => {
    await openTerms(site);
    await page.getByRole('button', { name: 'As a table' }).click();
    const row = page.getByRole('row').filter({ hasText: 'zero trust' });
    await expect.element(row.getByText('Never trust, always verify.')).toBeVisible();
    await expect.element(row.getByRole('cell', { name: '4' })).toBeVisible();
  });

  test('are added by name at least, with the usual color', async ({ site }) => {
    site.server.answer('POST /admin/tags', { success: true, message: 'Saved', tag: zeroTrust });
    await openTerms(site, '?add');
    await expect.element(dialog('Add tag')).toBeVisible();
    await save();
    await expect.element(page.getByRole('link', { name: 'Please fill in the name' })).toBeVisible();
    await field('Name').fill('SBOM');
    await field('Category').selectOptions('AI tools: Code');
    await save();
    await expect.element(page.getByText('Tag created successfully')).toBeVisible();
    expect(site.server.last('POST /admin/tags')?.body).toEqual({
      ...{ name: 'SBOM', description: '', color: '#3b82f6', category_id: code.id, active: true },
    });
  });

  test('tell before a rename how many things get the name, and show its job', async ({ site }) => {
    await openTerms(site);
    const renamed = { ...zeroTrust, name: 'zero-trust' };
    const started = job('Rename the tag “zero trust”');
    site.server.answer('PUT /admin/tags/{id}', { success: true, message: '', tag: renamed, job: started });
    site.server.answer('GET /admin/jobs', [started], {});
    await page.getByRole('button', { name: 'Edit zero trust' }).click();
    await field('Name').fill('zero-trust');
    await expect.element(page.getByText('4 things will get the new name')).toBeVisible();
    await save();
    await expect.element(page.getByText('Tag updated successfully')).toBeVisible();
    await expect.element(page.getByText('1 background job running')).toBeInTheDocument();
    expect(site.server.last('PUT /admin/tags/{id}')?.body).toMatchObject({ name: 'zero-trust', revision: 3 });
  });

  test('keep what was typed when the name is taken, or somebody else has saved first', async ({ site }) => {
    await openTerms(site);
    const taken = 'There is a tag with this name already';
    site.server.refuse('PUT /admin/tags/{id}', () => problem(409, 'conflict', taken));
    await page.getByRole('button', { name: 'Edit zero trust' }).click();
    await field('Name').fill('cloud');
    await save();
    await expect.element(field('Name')).toHaveAccessibleDescription(new RegExp(taken));
    const current = { ...zeroTrust, category_id: code.id, category: 'Code', revision: 4 };
    const detail = 'Somebody else changed this in the meantime. Your text is kept; compare and save again.';
    const stale = { type: 'about:blank', title: 'Conflict', status: 409, code: 'stale_version', detail, current };
    site.server.refuse('PUT /admin/tags/{id}', () => Response.json(stale, { status: 409 }));
    await save();
    await expect.element(page.getByText(detail)).toBeVisible();
    await expect.element(field('Name')).toHaveValue('cloud');
    await expect
      .element(page.getByRole('region', { name: 'Saved in the meantime' }).getByText('AI tools: Code'))
      .toBeVisible();
  });

  test('are deleted after the usual question while nothing has them', async ({ site }) => {
    await openTerms(site, '', [tag(2, { name: 'spare' })]);
    site.server.answer('DELETE /admin/tags/{id}', { success: true, message: '', job: null });
    await page.getByRole('button', { name: 'Delete spare' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this tag?' });
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(page.getByText('Tag deleted successfully')).toBeVisible();
    expect(site.server.last('DELETE /admin/tags/{id}')?.query).toEqual({});
  });

  test('are merged into another one while things have them, by keyboard', async ({ site }) => {
    const cloud = tag(2, { name: 'cloud' });
    await openTerms(site, '', [cloud, zeroTrust]);
    const started = job('Merge “zero trust”');
    site.server.answer('DELETE /admin/tags/{id}', { success: true, message: '', job: started });
    site.server.answer('GET /admin/jobs', [started], {});
    await page.getByRole('button', { name: 'Delete zero trust' }).click();
    const question = dialog('Are you sure you want to delete this tag?');
    await expect
      .element(question.getByText('“zero trust”: used by 4 things. Choose what takes its place.'))
      .toBeVisible();
    const merge = question.getByRole('button', { name: 'Merge and delete' });
    await expect.element(merge).toBeDisabled();
    await question.getByLabelText('Merge into…').fill('clo');
    await expect.element(page.getByRole('option', { name: 'cloud' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('option')).not.toBeInTheDocument();
    await expect.element(question).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect
      .element(question.getByText('4 things will get “cloud”, and “zero trust” is gone for good.'))
      .toBeVisible();
    await merge.click();
    await expect.element(page.getByText('Tag deleted successfully')).toBeVisible();
    expect(site.server.last('DELETE /admin/tags/{id}')).toMatchObject({
      params: { id: zeroTrust.id },
      query: { replace_with: cloud.id },
    });
    await expect.element(page.getByText('1 background job running')).toBeInTheDocument();
  });

  test('stay when the server refuses, and the list shows why', async ({ site }) => {
    const spare = tag(2, { name: 'spare' });
    await openTerms(site, '', [spare]);
    const used = '1 thing uses this tag. Choose what replaces it.';
    site.server.refuse('DELETE /admin/tags/{id}', () => problem(409, 'conflict', used));
    site.server.answer('GET /admin/tags', [{ ...spare, usage_count: 1 }], { total: 1 });
    await page.getByRole('button', { name: 'Delete spare' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(page.getByText(used)).toBeVisible();
    await expect.element(page.getByText('Used by 1 thing')).toBeVisible();
  });

  for (const outage of outages)
    test(`say that there is ${outage[0]}`, ({ site }) => {
      answerTerms(site, [zeroTrust]);
      return failAndRetry(site, '/admin/tags', 'Failed to fetch tag data', outage);
    });

  test('say on a phone what is missing, without a horizontal scroll', async ({ site }) => {
    await page.viewport(390, 844);
    await openTerms(site, '', []);
    await expect.element(page.getByRole('heading', { name: 'No tags yet' })).toBeVisible();
    await page.getByLabelText('Search by name').fill('x');
    await expect.element(page.getByRole('heading', { name: 'No tag matches' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
  });
});

describe('the categories', () => {
  test('stand by kind as a tree, and lead to the things that have them', async ({ site }) => {
    await openTerms(site, '?tab=categories&kind=tool');
    expect(site.server.last('GET /admin/categories')?.query).toMatchObject({ kind: 'tool' });
    await expect.element(page.getByRole('heading', { name: 'AI tools', level: 2 })).toBeVisible();
    const names = () =>
      page
        .getByRole('heading', { level: 3 })
        .elements()
        .map((each) => each.textContent);
    expect(names()).toEqual(['General', 'Code', 'Scanners', 'Productivity']);
    await expect.element(page.getByText('Below Code')).toBeVisible();
    const link = page.getByRole('link', { name: 'Used by 3 things' });
    await expect.element(link).toHaveAttribute('href', '/admin/ai-tools?category=Code');
    const ebooks = page.getByRole('link', { name: 'Used by 1 thing' });
    await expect.element(ebooks).toHaveAttribute('href', '/admin/ebooks?category=General');
  });

  test('keep their groups in the table, whatever they are sorted by', async ({ site }) => {
    await openTerms(site, '?tab=categories&sort=-name');
    await page.getByRole('button', { name: 'As a table' }).click();
    const texts = () =>
      page
        .getByRole('row')
        .elements()
        .map((row) => row.querySelector('th[scope=rowgroup], td')?.textContent)
        .slice(1);
    const tools = ['ScannersBelow Code', 'ProductivityBuilt in', 'Code'];
    await expect.poll(texts).toEqual(['Ebooks', 'GeneralBuilt in', 'AI tools', ...tools]);
  });

  test('that are built in say why they stay', async ({ site }) => {
    await openTerms(site, '?tab=categories');
    const why = 'Built in: the shop relies on this name, so it can be neither renamed nor deleted.';
    await expect.element(page.getByText(why).first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Delete Productivity' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Edit Productivity' }).click();
    await expect.element(field('Name')).toHaveAttribute('readonly');
    await expect.element(field('Name')).toHaveAccessibleDescription(why);
    await expect.element(field('Active')).toBeDisabled();
    site.server.answer('PUT /admin/categories/{id}', { success: true, message: '', category: productivity, job: null });
    await field('Description').fill('What saves time.');
    await save();
    await expect.element(page.getByText('Category updated successfully')).toBeVisible();
    expect(site.server.last('PUT /admin/categories/{id}')?.body).toEqual({
      ...{ name: 'Productivity', description: 'What saves time.', color: '#0a5a59', parent_id: null, active: true },
      revision: 2,
    });
  });

  test('are added for a kind, below one of the same kind', async ({ site }) => {
    await openTerms(site, '?tab=categories');
    site.server.answer('POST /admin/categories', { success: true, message: '', category: scanners });
    await page.getByRole('button', { name: 'Add category' }).click();
    await expect.element(field('Category')).toBeDisabled();
    await field('Name').fill('Linters');
    await field('Sorts').last().selectOptions('AI tools');
    await field('Parent').selectOptions('Code');
    await expect.element(field('Parent').getByRole('option', { name: 'Scanners' })).not.toBeInTheDocument();
    await save();
    await expect.element(page.getByText('Category created successfully')).toBeVisible();
    expect(site.server.last('POST /admin/categories')?.body).toMatchObject({
      ...{ name: 'Linters', kind: 'tool', parent_id: code.id },
    });
  });

  test('are merged only into those beside them', async ({ site }) => {
    await openTerms(site, '?tab=categories');
    await page.getByRole('button', { name: 'Delete Code' }).click();
    const question = dialog('Are you sure you want to delete this category?');
    await question.getByLabelText('Merge into…').click();
    const offered = () =>
      page
        .getByRole('option')
        .elements()
        .map((each) => each.textContent);
    await expect.poll(offered).toEqual(['Productivity']);
    site.server.answer('DELETE /admin/categories/{id}', { success: true, message: '', job: job('Merge “Code”') });
    await page.getByRole('option', { name: 'Productivity' }).click();
    await question.getByRole('button', { name: 'Merge and delete' }).click();
    await expect.element(page.getByText('Category deleted successfully')).toBeVisible();
    expect(site.server.last('DELETE /admin/categories/{id}')?.query).toEqual({ replace_with: productivity.id });
  });

  test('are added from the command menu, on their tab', async ({ site }) => {
    await openTerms(site);
    await expect.element(page.getByRole('heading', { name: 'zero trust' })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await page.getByRole('dialog').getByRole('combobox').fill('add category');
    await expect.element(page.getByRole('option', { name: 'Add category' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog('Add category')).toBeVisible();
    expect(window.location.search).toBe('?tab=categories');
  });
});
