import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { test } from '#test/components/site.tsx';
import { code, dialog, field, openTerms, productivity, save, scanners, termJob } from '#test/components/terms.ts';

describe('the categories', () => {
  test('stand by kind as a tree, and lead to the things that have them', async ({ site }) => {
    await openTerms(site, '?tab=categories&kind=tool');
    await expect.element(page.getByRole('heading', { name: 'AI tools', level: 2 })).toBeVisible();
    expect(site.server.last('GET /admin/categories')?.query).toMatchObject({ kind: 'tool' });
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
    await field('Kind').last().selectOptions('AI tools');
    await field('Parent').selectOptions('Code');
    await expect.element(field('Parent').getByRole('option', { name: 'Scanners' })).not.toBeInTheDocument();
    await save();
    await expect.element(page.getByText('Category created successfully')).toBeVisible();
    expect(site.server.last('POST /admin/categories')?.body).toMatchObject({
      ...{ name: 'Linters', kind: 'tool', parent_id: code.id },
    });
  });

  test('of another kind are below none until a parent is chosen again', async ({ site }) => {
    await openTerms(site, '?tab=categories');
    site.server.answer('POST /admin/categories', { success: true, message: '', category: scanners });
    await page.getByRole('button', { name: 'Add category' }).click();
    await field('Name').fill('Essays');
    await field('Kind').last().selectOptions('AI tools');
    await field('Parent').selectOptions('Code');
    await field('Kind').last().selectOptions('Articles');
    await expect.element(field('Parent')).toHaveValue('');
    await save();
    await expect.element(page.getByText('Category created successfully')).toBeVisible();
    expect(site.server.last('POST /admin/categories')?.body).toMatchObject({ kind: 'article', parent_id: null });
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
    site.server.answer('DELETE /admin/categories/{id}', { success: true, message: '', job: termJob('Merge “Code”') });
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
