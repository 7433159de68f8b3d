import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { problem } from '#test/components/contract-server.ts';
import { busyServer, failAndRetry } from '#test/components/outages.ts';
import { test } from '#test/components/site.tsx';
import { answerTerms, code, dialog, field, openTerms, save, tag, termJob, zeroTrust } from '#test/components/terms.ts';

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
    const started = termJob('Rename the tag “zero trust”');
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
    const started = termJob('Merge “zero trust”');
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
    await question.getByLabelText('Merge into…').fill('clou');
    await expect.element(merge).toBeDisabled();
    await page.getByRole('option', { name: 'cloud' }).click();
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

  test('say that the server is busy', ({ site }) => {
    answerTerms(site, [zeroTrust]);
    return failAndRetry(site, '/admin/tags', 'Failed to fetch tag data', busyServer);
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
