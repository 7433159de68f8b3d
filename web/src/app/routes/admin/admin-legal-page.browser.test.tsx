import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AdminLegalPage, LegalVersion, LegalVersionText } from '#shared/settings/legal.ts';
import { busy, problem } from '#test/components/contract-server.ts';
import { busyServer, failAndRetry } from '#test/components/outages.ts';
import { sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const own = (fields: Partial<AdminLegalPage> = {}) =>
  sampleOf(AdminLegalPage, {
    ...{ page: 'terms', title: 'Our terms', html: '<p>Ours</p>', saved_by: 'Ada Admin', revision: 3 },
    ...fields,
  });
const byDefault = own({ title: 'Terms of use and sale', html: '<p>Default</p>', is_default: true, saved_by: null });
const earlier = { title: 'Older terms', saved_by: 'Bo Boss', revision: 2 };
const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function openTerms(site: Site, stored = own(), versions = [sampleOf(LegalVersion, earlier)]): Promise<void> {
  site.signInAdmin();
  site.server.answer('GET /admin/legal/{page}', stored);
  site.server.answer('GET /admin/legal/{page}/versions', versions, { total: versions.length });
  await site.open('/admin/settings/legal/terms');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
}

describe('a legal text', () => {
  test('shows the failure when the server is busy, and Try Again loads it', async ({ site }) => {
    site.signInAdmin();
    site.server.answer('GET /admin/legal/{page}', own());
    site.server.answer('GET /admin/legal/{page}/versions', []);
    await failAndRetry(site, '/admin/settings/legal/terms', 'Failed to fetch legal text', busyServer);
    await expect.element(field('Title')).toHaveValue('Our terms');
  });

  test('is one of four', async ({ site }) => {
    site.signInAdmin();
    site.server.refuse('GET /admin/legal/{page}', () => problem(404, 'not_found', 'There is no such page'));
    await site.open('/admin/settings/legal/cookies');
    await expect.element(page.getByRole('heading', { name: 'Legal text not found' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Settings' }).last()).toBeVisible();
  });

  test('is told apart from the default one, which has nothing to go back to', async ({ site }) => {
    await openTerms(site, byDefault, []);
    await expect.element(page.getByText('Default text', { exact: true })).toBeVisible();
    // Once: the badge says it, and there is nothing to add.
    await expect.element(page.getByText('Default', { exact: true })).not.toBeInTheDocument();
    await expect.element(button('Back to the default text')).not.toBeInTheDocument();
    await expect.element(page.getByText('None yet. Each save keeps the text before it.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^View page/ })).toHaveAttribute('href', '/terms');
  });

  test('is previewed as the server would keep it, and saved over its revision', async ({ site }) => {
    site.server.answer('POST /admin/legal/preview', { html: '<h2>New part</h2>' });
    await openTerms(site);
    await field('Text').fill('<h1>New part</h1><script>x</script>');
    await button('Preview').click();
    const preview = page.getByRole('dialog', { name: 'Our terms' });
    await expect.element(preview.getByRole('heading', { name: 'New part' })).toBeVisible();
    expect(site.server.last('POST /admin/legal/preview')?.body).toEqual({
      html: '<h1>New part</h1><script>x</script>',
    });
    await userEvent.keyboard('{Escape}');
    await expect.element(field('Text')).toHaveValue('<h1>New part</h1><script>x</script>');

    const legal_page = own({ html: '<h2>New part</h2>', revision: 4 });
    site.server.answer('PUT /admin/legal/{page}', { success: true, message: 'Saved', legal_page });
    await button('Save').click();
    await expect.element(page.getByText('Legal page updated successfully')).toBeVisible();
    expect(site.server.last('PUT /admin/legal/{page}')?.body).toMatchObject({ title: 'Our terms', revision: 3 });
    await expect.element(field('Text')).toHaveValue('<h2>New part</h2>');
    await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
  });

  test('is refused without a title or text, when too large, and kept when somebody else was first', async ({
    site,
  }) => {
    await openTerms(site);
    await field('Title').fill('');
    await button('Save').click();
    await expect.element(page.getByRole('alert').getByText('Please fill in the title')).toBeVisible();
    await field('Title').fill('Mine');
    const large = 'Use at most 100 KB of text';
    site.server.refuse('PUT /admin/legal/{page}', () => problem(422, 'invalid', large, { html: large }));
    await button('Save').click();
    await expect.element(field('Text')).toHaveAccessibleDescription(expect.stringContaining(large));
    const detail = 'Somebody else changed this in the meantime. Your text is kept; compare and save again.';
    const current = own({ html: '<p>Theirs</p>', revision: 4 });
    const stale = { type: 'about:blank', title: 'Conflict', status: 409, code: 'stale_version', detail, current };
    site.server.refuse('PUT /admin/legal/{page}', () => Response.json(stale, { status: 409 }));
    await button('Save').click();
    await expect.element(page.getByText(detail)).toBeVisible();
    await expect.element(field('Title')).toHaveValue('Mine');
    await button('Use the saved Text').click();
    await expect.element(field('Text')).toHaveValue('<p>Theirs</p>');
  });

  test('shows an earlier version, and takes it back', async ({ site }) => {
    await openTerms(site);
    const text = sampleOf(LegalVersionText, { ...earlier, html: '<p>How it was</p>' });
    site.server.answer('GET /admin/legal/{page}/versions/{version}', text);
    await page.getByRole('button', { name: /^View the version .* by Bo Boss$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Older terms' });
    await expect.element(dialog.getByText('How it was')).toBeVisible();
    const repair = site.server.refuse('POST /admin/legal/{page}/versions/{version}/restore', busy);
    await button('Restore this version').click();
    await expect.element(page.getByText(/not available right now/)).toBeVisible();
    await expect.element(dialog).toBeVisible();
    repair();
    const legal_page = own({ title: 'Older terms', html: '<p>How it was</p>', revision: 4 });
    const restored = { success: true, message: 'Restored', legal_page } as const;
    site.server.answer('POST /admin/legal/{page}/versions/{version}/restore', restored);
    await button('Restore this version').click();
    await expect.element(page.getByText('Earlier text restored')).toBeVisible();
    await expect.element(field('Title')).toHaveValue('Older terms');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('goes back to the default after a question, which says what is lost', async ({ site }) => {
    await openTerms(site);
    await field('Title').fill('Typed');
    await button('Back to the default text').click();
    const question = page.getByRole('alertdialog', { name: 'Go back to the default text?' });
    await expect.element(question.getByText(/What you have typed since is lost/)).toBeVisible();
    const legal_page = { ...byDefault, revision: 4, saved_by: 'Ada Admin' };
    site.server.answer('POST /admin/legal/{page}/default', { success: true, message: 'Restored', legal_page });
    await question.getByRole('button', { name: 'Use the default text' }).click();
    await expect.element(page.getByText('Default text restored')).toBeVisible();
    await expect.element(field('Title')).toHaveValue('Terms of use and sale');
    expect(site.server.last('POST /admin/legal/{page}/default')?.body).toEqual({ revision: 3 });
  });

  test('fits on a phone without a horizontal scroll', async ({ site }) => {
    await page.viewport(390, 844);
    await openTerms(site);
    expect(document.documentElement.scrollWidth).toBe(390);
  });
});
