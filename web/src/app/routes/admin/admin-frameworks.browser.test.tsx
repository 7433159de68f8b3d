import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AdminFramework } from '#shared/catalog/framework.ts';
import type { Job } from '#shared/kernel/job.ts';
import { problem } from '#test/components/contract-server.ts';
import { cutOptions } from '#test/components/cut-options.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const framework = (fields: Partial<AdminFramework> = {}) =>
  sampleOf(AdminFramework, {
    ...{ id: idOf('framework', 1), name: 'NIST CSF', description: 'Six functions.', category: 'Security' },
    ...{ version: '2.0', url: 'https://example.test/csf', tags: 'risk', usage_count: 2, revision: 4 },
    ...fields,
  });
const job = (title: string): Job => ({
  ...{ id: idOf('job', 1), kind: 'framework.replace', title, by: 'Ada Admin', state: 'queued', done: 0, total: 2 },
  ...{ failed: 0, asked_at: '2026-12-01T09:00:00.000Z', ended_at: null, file: null },
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

  test('have a filter that shows each category whole on a phone', async ({ site }) => {
    await page.viewport(390, 844);
    await openFrameworks(site);
    const filter = page.getByLabelText('Category', { exact: true });
    await expect.element(filter).toBeVisible();
    expect(cutOptions(filter.element())).toEqual([]);
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
    site.server.answer('PUT /admin/frameworks/{id}', {
      success: true,
      message: 'Saved',
      framework: current,
      job: null,
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Framework updated successfully')).toBeVisible();
    expect(site.server.last('PUT /admin/frameworks/{id}')?.body).toMatchObject({
      ...{ description: 'Mine.', version: '2.1', revision: 5 },
    });
  });

  test('are saved when the answer to the first save was lost: what is stored is what was typed', async ({ site }) => {
    const current = framework({ description: 'Mine.', revision: 7 });
    const stale = { type: 'about:blank', title: 'Conflict', status: 409, code: 'stale_version', detail: '', current };
    const saved = { success: true, message: 'Saved', framework: current, job: null } as const;
    site.server.answer('PUT /admin/frameworks/{id}', saved);
    const repair = site.server.refuse('PUT /admin/frameworks/{id}', () => {
      repair();
      return Response.json(stale, { status: 409 });
    });
    await openFrameworks(site);
    await page.getByRole('button', { name: 'Edit NIST CSF' }).click();
    await field('Description').fill('Mine.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Framework updated successfully')).toBeVisible();
    expect(site.server.last('PUT /admin/frameworks/{id}')?.body).toMatchObject({ description: 'Mine.', revision: 7 });
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

  test('that no ebook names are deleted after a question', async ({ site }) => {
    const refusal = '1 ebook uses this framework. Choose what replaces it.';
    const repair = site.server.refuse('DELETE /admin/frameworks/{id}', () => problem(409, 'in_use', refusal));
    await openFrameworks(site, '', [framework({ usage_count: 0 })]);
    const remove = async () => {
      await page.getByRole('button', { name: 'Delete NIST CSF' }).click();
      const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this framework?' });
      await question.getByRole('button', { name: 'Delete', exact: true }).click();
    };
    await remove();
    await expect.element(page.getByText(refusal)).toBeVisible();
    repair();
    site.server.answer('DELETE /admin/frameworks/{id}', { success: true, job: null });
    await remove();
    await expect.element(page.getByText('Framework deleted successfully')).toBeVisible();
    expect(site.server.last('DELETE /admin/frameworks/{id}')?.query).toEqual({});
  });

  test('that ebooks name give way to another one', async ({ site }) => {
    const dora = framework({ id: idOf('framework', 2), name: 'DORA', usage_count: 0 });
    await openFrameworks(site, '', [framework(), dora]);
    const started = job('Replace “NIST CSF” by “DORA” in 2 ebooks');
    site.server.answer('DELETE /admin/frameworks/{id}', { success: true, job: started });
    site.server.answer('GET /admin/jobs', [started], {});
    await page.getByRole('button', { name: 'Delete NIST CSF' }).click();
    const question = dialog('Are you sure you want to delete this framework?');
    await expect
      .element(question.getByText('“NIST CSF”: used by 2 ebooks. Choose what takes its place.'))
      .toBeVisible();
    await question.getByLabelText('Merge into…').fill('do');
    await page.getByRole('option', { name: 'DORA' }).click();
    await expect
      .element(question.getByText('2 ebooks will get “DORA”, and “NIST CSF” is gone for good.'))
      .toBeVisible();
    await question.getByRole('button', { name: 'Merge and delete' }).click();
    await expect.element(page.getByText('Framework deleted successfully')).toBeVisible();
    expect(site.server.last('DELETE /admin/frameworks/{id}')?.query).toEqual({ replace_with: dora.id });
    await expect.element(page.getByText('1 background job running')).toBeInTheDocument();
  });

  test('get a new name after a question that says how many ebooks change, and a job does it', async ({ site }) => {
    const renamed = framework({ name: 'NIST CSF 2.0', revision: 5 });
    const started = job('Replace “NIST CSF” by “NIST CSF 2.0” in 2 ebooks');
    await openFrameworks(site);
    site.server.answer('PUT /admin/frameworks/{id}', { success: true, message: '', framework: renamed, job: started });
    site.server.answer('GET /admin/jobs', [started], {});
    await page.getByRole('button', { name: 'Edit NIST CSF' }).click();
    await field('Name').fill('NIST CSF 2.0');
    await expect.element(page.getByText('2 ebooks will get the new name')).toBeVisible();
    const save = page.getByRole('button', { name: 'Save' });
    await save.click();
    const question = page.getByRole('alertdialog', { name: 'Rename this framework?' });
    await expect.element(question.getByText(/^2 ebooks will change from “NIST CSF” to “NIST CSF 2.0”\./)).toBeVisible();
    await expect.element(page.getByText('Saving…')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    expect(site.server.last('PUT /admin/frameworks/{id}')).toBeUndefined();
    await expect.element(field('Name')).toHaveValue('NIST CSF 2.0');
    await save.click();
    await question.getByRole('button', { name: 'Rename' }).click();
    await expect.element(page.getByText('Framework updated successfully')).toBeVisible();
    expect(site.server.last('PUT /admin/frameworks/{id}')?.body).toMatchObject({ name: 'NIST CSF 2.0', revision: 4 });
    await expect.element(page.getByText('1 background job running')).toBeInTheDocument();
  });

  test('are renamed without a question while no ebook names them', async ({ site }) => {
    const unused = framework({ usage_count: 0 });
    await openFrameworks(site, '', [unused]);
    site.server.answer('PUT /admin/frameworks/{id}', { success: true, message: '', framework: unused, job: null });
    await page.getByRole('button', { name: 'Edit NIST CSF' }).click();
    await field('Name').fill('NIST CSF 2.0');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Framework updated successfully')).toBeVisible();
  });

  test('keep a name that stands for no framework, and say why', async ({ site }) => {
    await openFrameworks(site, '', [framework({ name: 'General' })]);
    await expect.element(page.getByRole('button', { name: 'Delete General' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Edit General' }).click();
    await expect.element(field('Name')).toHaveAttribute('readonly');
    const why = 'It stands for no framework in particular, so it cannot be renamed.';
    await expect.element(field('Name')).toHaveAccessibleDescription(why);
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
