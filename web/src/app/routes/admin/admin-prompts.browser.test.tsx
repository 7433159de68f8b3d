import { afterEach, describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PromptPackage } from '#shared/catalog/intake/prompt-package.ts';
import { offline } from '#test/components/contract-server.ts';
import { sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';
import { chooseFile, closeStore, StoreRequest, store } from '#test/components/store.ts';
import { answerContentUpload, documentFile, file_url, uploaded } from '#test/components/uploads.ts';

afterEach(closeStore);

const dialog = page.getByRole('dialog', { name: 'Upload prompt package' });
const upload = dialog.getByRole('button', { name: 'Upload', exact: true });
const said = (text: string) => expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();

const pack = (number = 1, fields: Partial<PromptPackage> = {}): PromptPackage =>
  sampleOf(PromptPackage, {
    ...{ ...uploaded(number), title: `Pack ${number}`, category: 'Security Prompts', tags: 'soc, audit' },
    ...{ prompt_count: 46, file_type: 'CSV', ...fields },
  });

async function openPage(site: Site, packages: PromptPackage[] = [pack()]): Promise<void> {
  site.signInAdmin();
  answerContentUpload(site.server, {});
  const figures = { total: 3, published: 2, drafts: 1, prompts: 120, total_value: 45 };
  site.server.answer('GET /admin/prompt-packages/summary', figures);
  site.server.answer('GET /admin/prompt-packages', packages);
  await site.open('/admin/prompts');
}

describe('prompt packages', () => {
  test('show how many prompts they hold, unless they are no CSV', async ({ site }) => {
    await openPage(site, [
      pack(1),
      pack(2, { prompt_count: null, file_type: 'PDF', status: 'draft' }),
      pack(3, { upload_status: 'failed', upload_error: 'This file has no rows.', status: 'draft' }),
    ]);
    for (const text of ['$45.00', 'Published', 'Draft', 'Failed', 'This file has no rows.']) await said(text);
    await said('46 prompts · CSV · 28 Oct 2026');
    await said('PDF · 28 Oct 2026');
    await page.getByLabelText('Search prompt packages').fill('soc');
    await vi.waitFor(() =>
      expect(site.server.last('GET /admin/prompt-packages')?.query).toMatchObject({ search: 'soc' }),
    );
  });

  test('are edited, and deleted after a question', async ({ site }) => {
    await openPage(site);
    const saved = { success: true, message: 'Saved', prompt_package: pack() } as const;
    site.server.answer('PUT /admin/prompt-packages/{id}', saved);
    site.server.answer('DELETE /admin/prompt-packages/{id}', { success: true, message: 'Deleted' });
    await page.getByRole('button', { name: 'Edit Pack 1' }).click();
    await expect.element(page.getByLabelText('Title')).toHaveFocus();
    await page.getByLabelText('Title').fill('Pack one');
    await page.getByRole('button', { name: 'Save' }).click();
    await said('Prompt package updated successfully');
    expect(site.server.last('PUT /admin/prompt-packages/{id}')?.body).toMatchObject({
      ...{ title: 'Pack one', price: 40, category: 'Security Prompts', tags: ['soc', 'audit'], revision: 1 },
    });
    await page.getByRole('button', { name: 'Delete Pack 1' }).click();
    await said('Are you sure you want to delete this prompt package?');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await said('Prompt package deleted successfully');
    site.server.refuse('DELETE /admin/prompt-packages/{id}', offline);
    await page.getByRole('button', { name: 'Delete Pack 1' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await said('Failed to delete prompt package. Check your connection.');
  });

  test('that could not be loaded say so', async ({ site }) => {
    await openPage(site);
    site.server.refuse('GET /admin/prompt-packages', offline);
    await site.open('/admin/prompts');
    await said('Failed to fetch prompt packages');
  });
});

describe('a new prompt package', () => {
  const newPack = uploaded(7, { title: 'Audit', category: 'Prompt Vault', upload_status: 'processing' });

  async function open(site: Site): Promise<void> {
    await openPage(site, []);
    await page.getByRole('button', { name: 'Upload prompt package' }).first().click();
  }
  async function fillIn(site: Site): Promise<void> {
    await open(site);
    site.server.answer('POST /admin/ebooks/upload', { success: true, message: 'Uploaded', ebook: newPack });
    await dialog.getByLabelText('Title').fill('Audit');
    await dialog.getByLabelText('Price').fill('15');
    chooseFile(documentFile('prompts.csv', 'title,prompt\na,b\n'), 'File');
  }

  test('needs a file, a title and a price', async ({ site }) => {
    await open(site);
    await upload.click();
    const summary = dialog
      .getByRole('alert')
      .filter({ hasText: 'Please fill all required fields and select a CSV file' });
    await expect.element(summary.first()).toBeVisible();
    await dialog.getByLabelText('Title').fill('Audit');
    await dialog.getByLabelText('Price').fill('-1');
    chooseFile(documentFile('prompts.csv', 'title,prompt\na,b\n'), 'File');
    await upload.click();
    await said('Must not be negative');
    expect(StoreRequest.all).toHaveLength(0);
  });

  test('is sent, read and told', async ({ site }) => {
    await fillIn(site);
    await expect.element(dialog.getByRole('heading', { name: /1 prompt/ })).toBeVisible();
    await dialog.getByLabelText('Tags').fill('soc, audit,');
    await upload.click();
    (await store()).answer(204);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(site.server.last('POST /admin/ebooks/upload')?.body).toMatchObject({
      ...{ title: 'Audit', price: 15, category: 'Prompt Vault', prompt_category: 'Security Prompts' },
      ...{ tags: ['soc', 'audit'], file_url },
    });
    answerContentUpload(site.server, { prompts: [{ ...newPack, upload_status: 'completed', revision: 2 }] });
    await site.pass(2500);
    await said('Prompt package uploaded successfully');
  });

  test('is waited for no longer once it is deleted', async ({ site }) => {
    await fillIn(site);
    const waiting = { ...pack(7), title: 'Audit', upload_status: 'processing' } as const;
    site.server.answer('GET /admin/prompt-packages', [waiting]);
    site.server.answer('DELETE /admin/prompt-packages/{id}', { success: true, message: 'Deleted' });
    await upload.click();
    (await store()).answer(204);
    await expect.element(dialog).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Delete Audit' }).click();
    site.server.answer('GET /admin/prompt-packages', []);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await said('Prompt package deleted successfully');
    const looks = site.server.count('GET /admin/ebooks/uploads');
    await site.pass(10_000);
    expect(site.server.count('GET /admin/ebooks/uploads')).toBe(looks);
  });

  test('that is interrupted keeps what was typed', async ({ site }) => {
    await fillIn(site);
    const mend = site.server.refuse('POST /admin/ebooks/upload', offline);
    await upload.click();
    (await store()).answer(204);
    await said('Failed to upload prompt package. Check your connection.');
    mend();
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('Audit');
    await upload.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(StoreRequest.all).toHaveLength(1);
  });
});
