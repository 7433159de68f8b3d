import { afterEach, describe, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AdminAiTool, AdminAiToolCard } from '#shared/ai-tools/ai-tool.ts';
import { offline, problem } from '#test/components/contract-server.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';
import {
  answerUploads,
  chooseFile,
  closeStore,
  image_url,
  picture,
  StoreRequest,
  shown_url,
  store,
  upload_id,
} from '#test/components/store.ts';

afterEach(closeStore);

const fields: Partial<AdminAiToolCard> = {
  ...{ id: idOf('aiTool', 1), name: 'Semgrep', slug: 'semgrep', status: 'published', revision: 2, logo: '' },
  ...{ website_url: '', affiliate_url: '' },
};
const tool = sampleOf(AdminAiTool, {
  ...fields,
  ...{ screenshots: ['/files/upl_1.png'], gallery_images: [] },
  ...{ demo_video: '', pricing_url: '', demo_url: '' },
});
const saved = { success: true, message: 'Saved', ai_tool: tool } as const;

/** The editor of a tool, before a store that answers on demand. */
async function openEditor(site: Site): Promise<void> {
  answerUploads(site.server);
  site.signInAdmin();
  const counts = { total: 1, draft: 0, published: 1, archived: 0, featured: 0, view_count: 0, click_count: 0 };
  site.server.answer('GET /admin/ai-tools/summary', counts);
  site.server.answer('GET /ai-tool-categories', { categories: ['Code'] });
  site.server.answer('GET /admin/ai-tools', [sampleOf(AdminAiToolCard, fields)], { total: 1 });
  site.server.answer('GET /admin/ai-tools/{id}', tool);
  site.server.answer('PUT /admin/ai-tools/{id}', saved);
  await site.open('/admin/ai-tools');
  await page.getByRole('button', { name: 'Edit Semgrep' }).click();
  await expect.element(logo('Choose')).toBeVisible();
}

const logo = (act: string) => page.getByRole('button', { name: `${act} Logo` });
const choose = (file: File, label = 'Logo') => chooseFile(file, label);
const save = () => page.getByRole('button', { name: 'Save' }).click();
const sentTool = (site: Site) => site.server.last('PUT /admin/ai-tools/{id}')?.body;

describe('a picture', () => {
  test('is sent to the store with its percent, shown, saved and removed', async ({ site }) => {
    await openEditor(site);
    choose(picture());
    const { upload, form, url } = await store();
    expect(site.server.last('POST /admin/uploads')?.body).toEqual({
      ...{ filename: 'logo.png', content_type: 'image/png', size: 8, purpose: 'picture' },
    });
    expect([url, [...form.keys()]]).toEqual(['https://store.test/bucket', ['key', 'policy', 'file']]);
    upload.onprogress?.({ loaded: 42, total: 100 });
    await expect.element(page.getByText('42 %')).toBeVisible();
    await expect
      .element(page.getByRole('progressbar', { name: 'Upload of Logo' }))
      .toHaveAttribute('aria-valuenow', '42');
    (await store()).answer(204);
    await expect.element(page.getByAltText('Logo as it is')).toHaveAttribute('src', shown_url);
    expect(site.server.last('POST /admin/uploads/{id}/complete')?.params).toEqual({ id: upload_id });
    await logo('Remove').click();
    await expect.element(logo('Choose')).toHaveFocus();
    choose(picture());
    (await store(2)).answer(204);
    await expect.element(logo('Replace')).toBeVisible();
    await save();
    await expect.element(page.getByText('AI tool updated successfully')).toBeVisible();
    expect(sentTool(site)).toMatchObject({ logo: image_url });
  });

  test('may be dropped or pasted', async ({ site }) => {
    await openEditor(site);
    const files = new DataTransfer();
    files.items.add(picture());
    const button = logo('Choose').element();
    button.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files }));
    (await store()).answer(204);
    await expect.element(logo('Replace')).toBeVisible();
    const paste = new ClipboardEvent('paste', { bubbles: true, clipboardData: files });
    logo('Replace').element().dispatchEvent(paste);
    await vi.waitFor(() => expect(StoreRequest.all).toHaveLength(2));
  });

  test('can be cancelled on its way, and the form waits for it', async ({ site }) => {
    await openEditor(site);
    choose(picture());
    const request = await store();
    await save();
    await expect
      .element(page.getByRole('link', { name: 'A picture is still being uploaded. Wait for it, or cancel it' }))
      .toBeVisible();
    expect(site.server.count('PUT /admin/ai-tools/{id}')).toBe(0);
    await userEvent.click(page.getByRole('button', { name: 'Cancel the upload of Logo' }));
    expect(request.isAborted).toBe(true);
    await expect.element(page.getByRole('progressbar', { name: 'Upload of Logo' })).not.toBeInTheDocument();
    await save();
    await expect.element(page.getByText('AI tool updated successfully')).toBeVisible();
    expect(sentTool(site)).toMatchObject({ logo: '' });
  });

  test('of another type, too large or empty is refused before it is sent', async ({ site }) => {
    await openEditor(site);
    const said = async (file: File, sentence: string) => {
      choose(file);
      // The same file can be chosen again.
      expect(document.querySelector<HTMLInputElement>('input[aria-label="File for Logo"]')?.files).toHaveLength(0);
      await expect.element(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
      await expect.element(logo('Choose')).toHaveAccessibleDescription(expect.stringContaining(sentence));
    };
    await said(picture('drawing.svg', 'image/svg+xml'), 'Choose a PNG, JPEG or WebP picture');
    await said(picture('large.png', 'image/png', 5 * 1024 * 1024 + 1), 'Choose a picture of at most 5 MB');
    await said(picture('empty.png', 'image/png', 0), 'The file is empty');
    expect(site.server.count('POST /admin/uploads')).toBe(0);
  });

  test('that the store or the server refuses says why, and can be sent again', async ({ site }) => {
    await openEditor(site);
    const damaged = 'This picture is damaged. Choose another file.';
    const mend = site.server.refuse('POST /admin/uploads/{id}/complete', () =>
      problem(422, 'invalid', damaged, { file: damaged }),
    );
    choose(picture());
    (await store()).answer(400);
    const said = (sentence: string) => page.getByRole('alert').filter({ hasText: sentence });
    await expect.element(said('The file was not accepted. Please choose it again.')).toBeVisible();
    choose(picture());
    (await store(2)).answer(204);
    await expect.element(said(damaged)).toBeVisible();
    mend();
    const restore = site.server.refuse('POST /admin/uploads', offline);
    choose(picture());
    await expect.element(said('Failed to upload the picture. Check your connection.')).toBeVisible();
    restore();
    choose(picture());
    (await store(3)).answer(204);
    await expect.element(logo('Replace')).toBeVisible();
    await expect.element(said('Failed to upload')).not.toBeInTheDocument();
  });
});

test('pictures are added to a list, and taken from it', async ({ site }) => {
  await openEditor(site);
  choose(picture('view.png'), 'Screenshots');
  (await store()).answer(204);
  await expect.element(page.getByAltText('Screenshots, 2 of 2')).toHaveAttribute('src', shown_url);
  await page.getByRole('button', { name: 'Remove 1 of 2 from Screenshots' }).click();
  await save();
  await expect.element(page.getByText('AI tool updated successfully')).toBeVisible();
  expect(site.server.last('PUT /admin/ai-tools/{id}')?.body).toMatchObject({ screenshots: [image_url] });
});
