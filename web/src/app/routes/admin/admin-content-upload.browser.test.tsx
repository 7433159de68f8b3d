import { afterEach, describe, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { offline, problem } from '#test/components/contract-server.ts';
import { type Site, test } from '#test/components/site.tsx';
import { chooseFile, closeStore, image_url, picture, StoreRequest, store } from '#test/components/store.ts';
import { answerContentUpload, detailOf, documentFile, file_url, uploaded } from '#test/components/uploads.ts';

afterEach(closeStore);

const dialog = page.getByRole('dialog', { name: 'Upload ebook' });
const upload = dialog.getByRole('button', { name: 'Upload', exact: true });
const said = (text: string) => expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();

/** The page with these ebooks and packages, for an admin. */
async function openPage(site: Site, ebooks: AdminEbook[] = [uploaded()], prompts: AdminEbook[] = []): Promise<void> {
  site.signInAdmin();
  answerContentUpload(site.server, { ebooks, prompts });
  await site.open('/admin/content-upload');
}

/** The form with a title, a price and a file. */
async function fillIn(site: Site): Promise<void> {
  await openPage(site, []);
  await page.getByRole('button', { name: 'Upload ebook' }).first().click();
  await dialog.getByLabelText('Title').fill('Zero Trust');
  await dialog.getByLabelText('Price').fill('60');
  chooseFile(documentFile('zero.pdf'), 'File');
  await expect.element(upload).toBeEnabled();
}

/** A picture of one pixel. */
async function drawnPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext('2d');
  const blob = await canvas.convertToBlob();
  return new File([blob], 'cover.png', { type: 'image/png' });
}

const being = (fields: Partial<AdminEbook> = {}) =>
  uploaded(7, { title: 'Zero Trust', upload_status: 'processing', status: 'draft', ...fields });
const reads = (site: Site, ebook = being()) =>
  site.server.answer('POST /admin/ebooks/upload', { success: true, message: 'Uploaded', ebook });

describe('uploaded content', () => {
  test('shows what became of each file, its size, and what can be done', async ({ site }) => {
    const why = 'This PDF is protected by a password. Remove it and upload the file again.';
    await openPage(site, [
      uploaded(1, { category: '', unread: ['Page 3 holds only a picture.'] }),
      uploaded(2, { upload_status: 'failed', upload_error: why }),
      uploaded(3, { upload_status: 'processing' }),
    ]);
    for (const word of ['Completed', 'Failed', 'Processing', why]) await said(word);
    await expect.element(page.getByText('28 Oct 2026 · PDF · 3.14 MB').first()).toBeVisible();
    await page.getByText('Read with 1 remark').click();
    await said('Page 3 holds only a picture.');
    const view = page.getByRole('link', { name: 'View Book 1 (opens in a new tab)' });
    await expect.element(view).toHaveAttribute('target', '_blank');
    await expect.element(view).toHaveAttribute('href', `/ebook/${uploaded(1).id}`);
    await expect.element(page.getByRole('button', { name: 'Reprocess Book 1' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('progressbar', { name: 'Reading the file' })).toBeVisible();
  });

  test('is searched, and the other tab shows prompts', async ({ site }) => {
    await openPage(site, [uploaded()], [uploaded(5, { title: 'Audit prompts', prompt_count: 46, file_type: 'CSV' })]);
    await page.getByLabelText('Search uploads').fill('zero');
    await vi.waitFor(() =>
      expect(site.server.last('GET /admin/ebooks/uploads')?.query).toMatchObject({ search: 'zero' }),
    );
    await page.getByRole('tab', { name: 'Prompts' }).click();
    await said('Audit prompts');
    await expect.element(page.getByText('28 Oct 2026 · 46 prompts · CSV · 3.14 MB')).toBeVisible();
  });

  test('is found under its other address, too', async ({ site }) => {
    site.signInAdmin();
    answerContentUpload(site.server, { ebooks: [uploaded()] });
    await site.open('/admin/uploads');
    await said('Book 1');
    expect(window.location.pathname).toBe('/admin/content-upload');
  });

  test('that is not there leads to the form', async ({ site }) => {
    await openPage(site, []);
    await said('No ebooks uploaded yet');
    await page.getByRole('main').getByRole('button', { name: 'Upload ebook' }).nth(1).click();
    await expect.element(dialog).toBeVisible();
  });

  test('that could not be loaded says so', async ({ site }) => {
    site.signInAdmin();
    answerContentUpload(site.server, {});
    site.server.refuse('GET /admin/ebooks/uploads', () => problem(403, 'forbidden', 'You are not allowed to do this.'));
    await site.open('/admin/content-upload');
    await said('Failed to fetch uploads');
  });

  test('is downloaded as it was sent, and as a PDF where there is no file', async ({ site, downloads }) => {
    const link = (name: string) => ({ url: `https://store.test/${name}`, filename: name, size: 8 });
    await openPage(site, [uploaded(1), uploaded(2, { file_url: null })]);
    site.server.answer('GET /admin/uploads/{id}', link('sent.pdf'));
    site.server.answer('GET /admin/ebooks/{id}/download/pdf', link('made.pdf'));
    await page.getByRole('button', { name: 'Download Book 1' }).click();
    await said('File downloaded successfully');
    await page.getByRole('button', { name: 'Download Book 2' }).click();
    await vi.waitFor(() => expect(downloads).toEqual(['/sent.pdf', '/made.pdf']));
    site.server.refuse('GET /admin/uploads/{id}', offline);
    await page.getByRole('button', { name: 'Download Book 1' }).click();
    await said('Failed to download file. Check your connection.');
  });

  test('is deleted after a question', async ({ site }) => {
    await openPage(site);
    site.server.answer('DELETE /admin/ebooks/{id}', { success: true });
    await page.getByRole('button', { name: 'Delete Book 1' }).click();
    await said('Are you sure you want to delete this upload?');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await said('Upload deleted successfully');
    site.server.refuse('DELETE /admin/ebooks/{id}', offline);
    await page.getByRole('button', { name: 'Delete Book 1' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await said('Failed to delete upload. Check your connection.');
  });

  test('that failed is read again, whatever a list that lags still says', async ({ site }) => {
    const failed = uploaded(1, { upload_status: 'failed', upload_error: 'Too long.', revision: 3 });
    await openPage(site, [failed]);
    const again = { ...failed, upload_status: 'processing', upload_error: null, revision: 4 } as const;
    site.server.answer('POST /admin/ebooks/{id}/reprocess', { success: true, message: 'Started', ebook: again });
    await page.getByRole('button', { name: 'Reprocess Book 1' }).click();
    await said('The file is read again');
    await site.pass(5000);
    await expect.element(page.getByText('Upload failed: Too long.')).not.toBeInTheDocument();
    answerContentUpload(site.server, { ebooks: [{ ...again, upload_status: 'completed', revision: 5 }] });
    await site.pass(2500);
    await said('Ebook uploaded and published successfully!');
    await said('Completed');
  });
});

describe('an old upload that is read again', () => {
  const old = uploaded(90, { title: 'Old', upload_status: 'failed', upload_error: 'Too long.', revision: 3 });
  const again = { ...old, upload_status: 'processing', upload_error: null, revision: 4 } as const;
  const find = 'GET /admin/ebooks/{id}';

  /** It is on the page that is shown, and not among the newest. */
  async function readAgain(site: Site): Promise<void> {
    site.signInAdmin();
    answerContentUpload(site.server, {});
    site.server.answer('GET /admin/ebooks/uploads', ({ query }) =>
      (query as { limit: number }).limit === 50 ? [] : [old],
    );
    await site.open('/admin/content-upload');
    site.server.answer('POST /admin/ebooks/{id}/reprocess', { success: true, message: 'Started', ebook: again });
    site.server.answer(find, detailOf(again));
    await page.getByRole('button', { name: 'Reprocess Old' }).click();
    await said('The file is read again');
    await site.pass(2500);
    await vi.waitFor(() => expect(site.server.last(find)?.params.id).toBe(old.id));
  }

  test('is told, too, and not looked at afterwards', async ({ site }) => {
    await readAgain(site);
    site.server.answer(find, detailOf({ ...again, upload_status: 'completed', revision: 5 }));
    await site.pass(2500);
    await said('Ebook uploaded and published successfully!');
    const looks = site.server.calls.length;
    await site.pass(20_000);
    expect(site.server.calls).toHaveLength(looks);
  });

  test('is not waited for when somebody else has deleted it', async ({ site }) => {
    await readAgain(site);
    site.server.refuse(find, () => problem(404, 'not_found', 'Ebook not found'));
    await site.pass(2500);
    const looks = site.server.count(find);
    await site.pass(20_000);
    expect(site.server.count(find)).toBe(looks);
  });
});

describe('an upload', () => {
  test('says what is wanted until it can be sent', async ({ site }) => {
    await openPage(site, []);
    await page.getByRole('button', { name: 'Upload ebook' }).first().click();
    await said('Please select a file first');
    await expect.element(upload).toBeDisabled();
    // It stands first in the form.
    await expect.element(dialog.getByRole('button', { name: 'Choose File' })).toHaveFocus();
    chooseFile(documentFile('zero.pdf'), 'File');
    await said('Please fill all required fields and select a file');
    chooseFile(documentFile('prompts.csv'), 'File');
    // Which of the two that is about.
    await said('prompts.csv: Choose a PDF, EPUB or Word (.docx) file');
    await dialog.getByLabelText('Title').fill('Zero Trust');
    await expect.element(upload).toBeDisabled();
    await dialog.getByLabelText('Price').fill('0');
    await expect.element(upload).toBeEnabled();
    await dialog.getByRole('button', { name: 'Remove File' }).click();
    await expect.element(dialog.getByRole('button', { name: 'Choose File' })).toHaveFocus();
    await expect.element(page.getByText('Choose a PDF, EPUB or Word (.docx) file')).not.toBeInTheDocument();
    await said('Please select a file first');
  });

  test('is sent with percent and speed, made an ebook, followed, and told when it is published', async ({ site }) => {
    await fillIn(site);
    reads(site);
    chooseFile(picture(), 'Cover image');
    await upload.click();
    await said('Uploading file...');
    const { upload: sending } = await store();
    sending.onprogress?.({ loaded: 0, total: 100, timeStamp: 1000 });
    sending.onprogress?.({ loaded: 42, total: 100, timeStamp: 1001 });
    await expect.element(dialog.getByText('42 % · 42 kB/s')).toBeVisible();
    const checked = site.server.hold('POST /admin/uploads/{id}/complete');
    (await store()).answer(204);
    await expect.element(dialog.getByText('Checking…')).toBeVisible();
    checked();
    await said('Uploading cover image...');
    (await store(2)).answer(204);
    await said('Creating ebook...');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(site.server.last('POST /admin/ebooks/upload')?.body).toMatchObject({
      ...{ title: 'Zero Trust', price: 60, category: 'General', regulatory_source: 'General' },
      ...{ difficulty_level: 'Intermediate', file_url, image_url },
    });
    await site.pass(2500);
    await expect.element(page.getByText('Ebook uploaded and published successfully!')).not.toBeInTheDocument();
    answerContentUpload(site.server, { ebooks: [being({ upload_status: 'completed', revision: 2 })] });
    await site.pass(2500);
    await said('Ebook uploaded and published successfully!');
    await expect.element(page.getByRole('heading', { name: 'Zero Trust' })).toBeVisible();
    const looks = site.server.count('GET /admin/ebooks/uploads');
    await site.pass(20_000);
    expect(site.server.count('GET /admin/ebooks/uploads')).toBe(looks);
  });

  test('that cannot be read says why', async ({ site }) => {
    await fillIn(site);
    reads(site);
    await upload.click();
    (await store()).answer(204);
    await said('Creating ebook...');
    const failed = being({ upload_status: 'failed', upload_error: 'This file is damaged.', revision: 2 });
    answerContentUpload(site.server, { ebooks: [failed] });
    await site.pass(2500);
    await said('Upload failed: This file is damaged.');
  });

  test('is not looked for while nobody sees the page', async ({ site }) => {
    await fillIn(site);
    reads(site);
    await upload.click();
    (await store()).answer(204);
    await expect.element(dialog).not.toBeInTheDocument();
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const looks = site.server.count('GET /admin/ebooks/uploads');
    await site.pass(20_000);
    expect(site.server.count('GET /admin/ebooks/uploads')).toBe(looks);
    isHidden.mockRestore();
    await site.pass(2500);
    expect(site.server.count('GET /admin/ebooks/uploads')).toBeGreaterThan(looks);
  });

  test('shows the chosen cover, which can be taken away again', async ({ site }) => {
    await fillIn(site);
    chooseFile(await drawnPicture(), 'Cover image');
    const shown = dialog.getByRole('img', { name: 'Cover image as chosen' });
    await vi.waitFor(() => expect((shown.element() as HTMLImageElement).naturalWidth).toBe(1));
    await dialog.getByRole('button', { name: 'Remove Cover image' }).click();
    await expect.element(shown).not.toBeInTheDocument();
    chooseFile(picture(), 'Cover image');
    await said('This picture cannot be shown. It may be damaged.');
  });

  test('that is sent from the end of its form shows how far it is', async ({ site }) => {
    await page.viewport(390, 700);
    await fillIn(site);
    dialog.getByRole('button', { name: 'Choose Cover image' }).element().scrollIntoView();
    await upload.click();
    (await store()).upload.onprogress?.({ loaded: 42, total: 100, timeStamp: 1000 });
    await expect.element(dialog.getByText('42 %')).toBeInViewport();
  });

  test('goes on without a cover that fails', async ({ site }) => {
    await fillIn(site);
    reads(site);
    chooseFile(picture(), 'Cover image');
    await upload.click();
    (await store()).answer(204);
    (await store(2)).answer(403);
    await said('Image upload failed, continuing without cover image');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(site.server.last('POST /admin/ebooks/upload')?.body).toMatchObject({ image_url: null });
  });

  test('that is interrupted keeps what was typed, and goes on where it stopped', async ({ site }) => {
    await fillIn(site);
    reads(site);
    await upload.click();
    (await store()).onerror?.();
    await said('Upload failed: Failed to upload file. Check your connection.');
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('Zero Trust');
    const mend = site.server.refuse('POST /admin/ebooks/upload', offline);
    await upload.click();
    (await store(2)).answer(204);
    await said('Creating ebook...');
    await expect.element(upload).toBeEnabled();
    mend();
    await upload.click();
    await expect.element(dialog).not.toBeInTheDocument();
    // The file had arrived.
    expect(StoreRequest.all).toHaveLength(2);
  });

  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const)
    test(`keeps its buttons free of toasts, ${width} px wide`, async ({ site }) => {
      await page.viewport(width, height);
      await fillIn(site);
      await upload.click();
      (await store()).onerror?.();
      await said('Upload failed: Failed to upload file. Check your connection.');
      const foot = upload.element().getBoundingClientRect().top;
      const bottoms = () =>
        [...document.querySelectorAll('[data-sonner-toast]')].map((toast) => toast.getBoundingClientRect().bottom);
      await expect.poll(() => bottoms().length > 0 && Math.max(...bottoms()) <= foot, { timeout: 3000 }).toBe(true);
    });

  test('whose file the server refuses says so at the file', async ({ site }) => {
    await fillIn(site);
    const sentence = 'The name of this file contains invisible signs. Rename the file.';
    site.server.refuse('POST /admin/uploads', () => problem(422, 'invalid', 'Check the form', { filename: sentence }));
    await upload.click();
    await said(`Upload failed: ${sentence}`);
    const replace = dialog.getByRole('button', { name: 'Replace File' });
    await expect.element(replace).toHaveAccessibleDescription(expect.stringContaining(sentence));
  });

  test('can be cancelled on its way, and nothing is lost', async ({ site }) => {
    await fillIn(site);
    await upload.click();
    const request = await store();
    // What is on its way stays what it is.
    chooseFile(documentFile('other.pdf'), 'File');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the upload of File' }));
    expect(request.isAborted).toBe(true);
    await expect.element(upload).toBeEnabled();
    await expect.element(page.getByText(/Upload failed/)).not.toBeInTheDocument();
    await expect.element(dialog.getByText('other.pdf')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await said('Discard your changes?');
  });
});

test('an upload that is cancelled while its cover is on its way makes no ebook without one', async ({ site }) => {
  await fillIn(site);
  chooseFile(picture(), 'Cover image');
  await upload.click();
  (await store()).answer(204);
  await store(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the upload of Cover image' }));
  await expect.element(upload).toBeEnabled();
  expect(site.server.count('POST /admin/ebooks/upload')).toBe(0);
  await expect.element(page.getByText(/continuing without cover image/)).not.toBeInTheDocument();
});

test('the counters are loaded again while files are being read, and no longer', async ({ site }) => {
  await openPage(site);
  const summary = 'GET /admin/ebooks/uploads/summary';
  const none = { total: 0, completed: 0, processing: 0, failed: 0 };
  await site.pass(10_000);
  expect(site.server.count(summary)).toBe(1);
  site.server.answer(summary, { ebooks: { ...none, total: 1, processing: 1 }, prompts: none });
  await site.open('/admin/content-upload');
  await vi.waitFor(() => expect(site.server.count(summary)).toBe(2));
  await site.pass(4100);
  await vi.waitFor(() => expect(site.server.count(summary)).toBe(3));
});

describe('a CSV of prompts', () => {
  const prompts = page.getByRole('dialog', { name: 'Upload prompts' });

  async function choose(site: Site, content: string): Promise<void> {
    await openPage(site);
    await page.getByRole('tab', { name: 'Prompts' }).click();
    await page.getByRole('button', { name: 'Upload prompts' }).first().click();
    chooseFile(documentFile('prompts.csv', content), 'File');
  }

  test('is shown as a table before it is published', async ({ site }) => {
    await choose(site, 'title;prompt;owner\nRisks;List three risks;Ada\nGaps;=1+1;Bob\n');
    await expect.element(prompts.getByRole('heading', { name: /2 prompts/ })).toBeVisible();
    await expect.element(prompts.getByRole('columnheader', { name: 'prompt (known to the shop)' })).toBeVisible();
    await expect.element(prompts.getByRole('columnheader', { name: 'owner', exact: true })).toBeVisible();
    await expect.element(prompts.getByRole('cell', { name: 'List three risks' })).toBeVisible();
    await said('1 cell begins like a formula. Buyers get them as plain text.');
    await prompts.getByLabelText('Title').fill('Audit prompts');
    await prompts.getByLabelText('Price').fill('15');
    reads(site);
    await prompts.getByRole('button', { name: 'Upload', exact: true }).click();
    (await store()).answer(204);
    await expect.element(prompts).not.toBeInTheDocument();
    expect(site.server.last('POST /admin/uploads')?.body).toMatchObject({
      purpose: 'prompts',
      content_type: 'text/csv',
    });
    expect(site.server.last('POST /admin/ebooks/upload')?.body).toMatchObject({
      ...{ category: 'Prompt Vault', prompt_category: 'Security Prompts' },
    });
  });

  test('that cannot be read says why', async ({ site }) => {
    await choose(site, 'title,prompt\n"never closed,x\n');
    await expect.element(prompts.getByText(/A quotation mark in this file is never closed/)).toBeVisible();
  });
});
