import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { id, openArticle } from '#test/components/article-form.ts';
import { busy } from '#test/components/contract-server.ts';
import { test } from '#test/components/site.tsx';

const token = `${id}-${'x'.repeat(22)}`;
const preview = { token, expires_at: '2027-01-08T09:00:00.000Z', created_by: 'Priya' };
const button = (name: string) => page.getByRole('button', { name });
const open = () => button('Preview').click();

describe('the private link to an article', () => {
  test('is made, opened, copied and ended in a dialog', async ({ site }) => {
    site.server.answer('GET /admin/articles/{id}/preview', { preview: null });
    site.server.answer('POST /admin/articles/{id}/preview', {
      ...{ success: true, message: 'Private link created', preview },
    });
    site.server.answer('DELETE /admin/articles/{id}/preview', { success: true, message: 'Preview link ended' });
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openArticle(site);
    await open();
    await button('Create a private link').click();
    const address = `${window.location.origin}/articles/preview/${token}`;
    await expect.element(page.getByLabelText('Private link')).toHaveValue(address);
    await expect.element(page.getByText(/^Made by Priya\. Works until/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Open/ })).toHaveAttribute('href', address);
    await expect.element(button('Copy')).toHaveFocus();
    await button('Copy').click();
    await expect.element(page.getByText('Link copied to clipboard!')).toBeVisible();
    expect(copied).toHaveBeenCalledWith(address);
    await button('End this link').click();
    await expect.element(button('Create a private link')).toHaveFocus();
    expect(site.server.last('DELETE /admin/articles/{id}/preview')?.params).toEqual({ id });
  });

  test('says what failed, and stays what it was', async ({ site }) => {
    site.server.answer('GET /admin/articles/{id}/preview', { preview });
    await openArticle(site);
    const repair = site.server.refuse('GET /admin/articles/{id}/preview', busy);
    await open();
    await expect.element(page.getByText('Failed to fetch the preview link')).toBeVisible();
    repair();
    await button('Try Again').click();
    site.server.refuse('DELETE /admin/articles/{id}/preview', () => new Response('', { status: 500 }));
    await button('End this link').click();
    await expect.element(page.getByText('Failed to end the preview link')).toBeVisible();
    await expect.element(page.getByLabelText('Private link')).toBeVisible();
  });
});
