import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AdminFramework } from '#shared/catalog/framework.ts';
import { problem } from '#test/components/contract-server.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const framework = (fields: Partial<AdminFramework> = {}) =>
  sampleOf(AdminFramework, {
    ...{ id: idOf('framework', 1), name: 'NIST CSF', description: 'Six functions.', category: 'Security' },
    ...{ version: '2.0', url: 'https://example.test/csf', tags: 'risk', usage_count: 2, revision: 4 },
    ...fields,
  });
const dialog = (name: string) => page.getByRole('dialog', { name });
const field = (name: string) => page.getByLabelText(name, { exact: true });

async function openFrameworks(site: Site, query = '', items = [framework()]): Promise<void> {
  site.signInAdmin();
  const counts = { total: 13, Security: 4, Compliance: 4, 'Risk Management': 3, Privacy: 2 };
  site.server.answer('GET /admin/frameworks/summary', counts);
  site.server.answer('GET /admin/frameworks', items, { total: items.length });
  await site.open(`/admin/frameworks${query}`);
}

describe('the frameworks', () => {
  test('are counted and shown with their address, and filtered in the URL', async ({ site }) => {
    await openFrameworks(site, '?category=Security');
    await expect.element(page.getByRole('heading', { name: 'NIST CSF 2.0' })).toBeVisible();
    await expect.element(page.getByText('Risk Management').first()).toBeVisible();
    const view = page.getByRole('link', { name: 'View NIST CSF (opens in a new tab)' });
    await expect.element(view).toHaveAttribute('href', 'https://example.test/csf');
    await page.getByLabelText('Search frameworks').fill('csf');
    await expect
      .poll(() => site.server.last('GET /admin/frameworks')?.query)
      .toMatchObject({
        category: 'Security',
        search: 'csf',
      });
    expect(window.location.search).toBe('?category=Security&search=csf');
  });

  test('say how many ebooks name them', async ({ site }) => {
    const other = (number: number, name: string, usage_count: number) =>
      framework({ id: idOf('framework', number), name, usage_count });
    await openFrameworks(site, '', [framework(), other(2, 'DORA', 1), other(3, 'SOX', 0)]);
    for (const text of ['2 ebooks', '1 ebook', 'No ebook'])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  });

  test('are added by name and description at least', async ({ site }) => {
    site.server.answer('POST /admin/frameworks', { success: true, message: 'Saved', framework: framework() });
    await openFrameworks(site);
    await page.getByRole('button', { name: 'Add framework' }).click();
    await dialog('Add framework').getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByRole('link', { name: 'Please fill in name and description' })).toBeVisible();
    await field('Name').fill('DORA');
    await field('Description').fill('Resilience of finance.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Framework created successfully')).toBeVisible();
    await expect.element(dialog('Add framework')).not.toBeInTheDocument();
    expect(site.server.last('POST /admin/frameworks')?.body).toMatchObject({ name: 'DORA', category: 'Security' });
  });

  test('keep what was typed when somebody else has saved first, and are then saved over it', async ({ site }) => {
    const current = framework({ description: 'Six functions, one profile.', version: '2.1', revision: 5 });
    const detail = 'Somebody else changed this in the meantime. Your text is kept; compare and save again.';
    const stale = { type: 'about:blank', title: 'Conflict', status: 409, code: 'stale_version', detail, current };
    const repair = site.server.refuse('PUT /admin/frameworks/{id}', () => Response.json(stale, { status: 409 }));
    await openFrameworks(site);
    await page.getByRole('button', { name: 'Edit NIST CSF' }).click();
    await field('Description').fill('Mine.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText(detail)).toBeVisible();
    await expect.element(field('Description')).toHaveValue('Mine.');
    await page.getByRole('button', { name: 'Use the saved Version' }).click();
    await expect.element(field('Version')).toHaveValue('2.1');
    repair();
    site.server.answer('PUT /admin/frameworks/{id}', { success: true, message: 'Saved', framework: current });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Framework updated successfully')).toBeVisible();
    expect(site.server.last('PUT /admin/frameworks/{id}')?.body).toMatchObject({
      ...{ description: 'Mine.', version: '2.1', revision: 5 },
    });
  });

  test('are not lost by Escape: what was typed is thrown away only on purpose', async ({ site }) => {
    await openFrameworks(site);
    await page.getByRole('button', { name: 'Edit NIST CSF' }).click();
    await field('Name').fill('Mine');
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(field('Name')).toHaveValue('Mine');
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.element(dialog('Edit framework')).not.toBeInTheDocument();
  });

  test('are deleted after a question, unless an ebook names them', async ({ site }) => {
    const named = 'Ebooks name this framework.';
    const repair = site.server.refuse('DELETE /admin/frameworks/{id}', () => problem(409, 'conflict', named));
    await openFrameworks(site);
    const remove = async () => {
      await page.getByRole('button', { name: 'Delete NIST CSF' }).click();
      const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this framework?' });
      await question.getByRole('button', { name: 'Delete', exact: true }).click();
    };
    await remove();
    await expect.element(page.getByText(named)).toBeVisible();
    repair();
    site.server.answer('DELETE /admin/frameworks/{id}', { success: true });
    await remove();
    await expect.element(page.getByText('Framework deleted successfully')).toBeVisible();
  });

  test('say on a phone what is missing, without a horizontal scroll', async ({ site }) => {
    await page.viewport(390, 844);
    await openFrameworks(site, '', []);
    await expect.element(page.getByRole('heading', { name: 'No frameworks yet' })).toBeVisible();
    await page.getByLabelText('Search frameworks').fill('x');
    await expect.element(page.getByRole('heading', { name: 'No framework matches' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
  });
});
