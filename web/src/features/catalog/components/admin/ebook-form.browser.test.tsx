import { afterEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AdminEbook } from '#shared/catalog/ebook.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';
import { answerUploads, chooseFile, closeStore, image_url, picture, shown_url, store } from '#test/components/store.ts';

afterEach(closeStore);

const ebook = (fields: Partial<AdminEbook> = {}) =>
  sampleOf(AdminEbook, {
    ...{ id: idOf('ebook', 1), title: 'Zero Trust', description: 'Every request.', price: 49, revision: 3 },
    ...{ regulatory_source: 'GDPR', framework: 'GDPR', cover_image: null },
    ...fields,
  });
const dialog = () => page.getByRole('dialog', { name: 'Edit ebook' });
const cover = (act: string) => page.getByRole('button', { name: `${act} Cover` });
const save = () => page.getByRole('button', { name: 'Save' }).click();
const sent = (site: Site) => site.server.last('PUT /admin/ebooks/{id}')?.body;

async function openForm(site: Site, fields: Partial<AdminEbook> = {}): Promise<void> {
  answerUploads(site.server);
  site.signInAdmin();
  site.server.answer('GET /admin/ebooks/summary', { total: 1, published: 0, drafts: 1, total_value: 49 });
  site.server.answer('GET /admin/ebooks', [ebook(fields)], { total: 1 });
  site.server.answer('PUT /admin/ebooks/{id}', { success: true, message: 'Saved', ebook: ebook(fields) });
  await site.open('/admin/ebooks');
  await page.getByRole('button', { name: 'Edit Zero Trust' }).click();
  await expect.element(dialog()).toBeVisible();
}

describe('the cover of an ebook', () => {
  test('is drawn until a picture is uploaded', async ({ site }) => {
    await openForm(site);
    expect(dialog().element().querySelectorAll('svg[viewBox="0 0 300 400"]')).toHaveLength(1);
    chooseFile(picture('cover.png'), 'Cover');
    (await store()).answer(204);
    await expect.element(page.getByAltText('Cover as it is')).toHaveAttribute('src', shown_url);
    await save();
    await expect.element(page.getByText('Ebook updated successfully')).toBeVisible();
    expect(sent(site)).toMatchObject({ cover_image: image_url, title: 'Zero Trust', price: 49, revision: 3 });
  });

  test('is drawn again once the picture is removed', async ({ site }) => {
    await openForm(site, { cover_image: image_url });
    await cover('Remove').click();
    await expect.element(cover('Choose')).toHaveFocus();
    expect(dialog().element().querySelectorAll('svg[viewBox="0 0 300 400"]')).toHaveLength(1);
    await save();
    await expect.element(page.getByText('Ebook updated successfully')).toBeVisible();
    expect(sent(site)).toMatchObject({ cover_image: null });
  });
});

describe('the form of an ebook', () => {
  test('asks before it throws away what was typed', async ({ site }) => {
    await openForm(site);
    await page.getByLabelText('Title').fill('Zero Trust, again');
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(page.getByLabelText('Title')).toHaveValue('Zero Trust, again');
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(site.server.count('PUT /admin/ebooks/{id}')).toBe(0);
  });

  test('shows what somebody else has saved first, field by field', async ({ site }) => {
    const current = ebook({ description: 'Every request, checked.', revision: 4 });
    const detail = 'Somebody else changed this in the meantime.';
    const stale = { type: 'about:blank', title: 'Conflict', status: 409, code: 'stale_version', detail, current };
    await openForm(site);
    const repair = site.server.refuse('PUT /admin/ebooks/{id}', () => Response.json(stale, { status: 409 }));
    await page.getByLabelText('Title').fill('Zero Trust, again');
    await save();
    await expect.element(page.getByText(detail)).toBeVisible();
    await page.getByRole('button', { name: 'Use the saved Description' }).click();
    repair();
    await save();
    await expect.element(page.getByText('Ebook updated successfully')).toBeVisible();
    expect(sent(site)).toMatchObject({
      ...{ title: 'Zero Trust, again', description: 'Every request, checked.', revision: 4 },
    });
  });
});
