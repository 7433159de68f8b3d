import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { AuthorProfile, ListedAuthor } from '#shared/articles/author.ts';
import type { Job } from '#shared/kernel/job.ts';
import { offline, problem } from '#test/components/contract-server.ts';
import { busyServer, failAndRetry } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const author = (number: number, name: string, article_count: number) =>
  sampleOf(ListedAuthor, {
    ...{ id: idOf('author', number), name, email: 'ivo@example.test', position: 'Auditor', revision: 3, photo: '' },
    ...{
      article_count,
      heir: null,
      is_public: article_count > 0,
      social_links: { LinkedIn: 'https://example.test/in/ivo' },
    },
  });
const ivo = author(1, 'Ivo Writer', 2);
const ada = author(2, 'Ada Heir', 0);

async function openAuthors(site: Site, authors = [ivo, ada]): Promise<void> {
  site.signInAdmin();
  site.server.answer('GET /admin/author-profiles', authors);
  site.server.answer('GET /admin/jobs', [], {});
  await site.open('/admin/authors');
}
const job: Job = {
  ...{ id: idOf('job', 1), kind: 'author.delete', title: 'Delete Ivo Writer', by: 'Ada Admin', state: 'running' },
  ...{ done: 0, total: 2, failed: 0, asked_at: '2026-12-01T09:00:00.000Z', ended_at: null, file: null },
};
const saved = { success: true, message: 'Saved', author_profile: sampleOf(AuthorProfile, ivo) } as const;
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('the authors', () => {
  test('are added by name and email at least', async ({ site }) => {
    site.server.answer('POST /admin/author-profiles', saved);
    await openAuthors(site);
    await button('Add author profile').click();
    const dialog = page.getByRole('dialog', { name: 'Add Author Profile' });
    await expect.element(dialog).toBeVisible();
    expect(dialog.element().getBoundingClientRect().width).toBe(600);
    await button('Save').click();
    await expect.element(page.getByRole('link', { name: 'Please fill in name and email' })).toBeVisible();
    expect(site.server.count('POST /admin/author-profiles')).toBe(0);
    await dialog.getByLabelText('Name').fill('Ivo Writer');
    await dialog.getByLabelText('Email').fill('ivo@example.test');
    await dialog.getByLabelText('Expertise areas').fill('Audits, , privacy ,');
    await dialog.getByLabelText('Publications').fill('Scope, and what it costs\n\nOn evidence');
    await dialog.getByLabelText('Social links').fill('LinkedIn: https://a.test/1\nLinkedIn: https://a.test/2');
    await button('Save').click();
    await expect.element(page.getByRole('link', { name: 'Name each link differently' })).toBeVisible();
    await dialog.getByLabelText('Social links').fill('LinkedIn: https://a.test/1\nhttps://www.own.test/ivo');
    await button('Save').click();
    await expect.element(page.getByText('Author profile created successfully')).toBeVisible();
    expect(site.server.last('POST /admin/author-profiles')?.body).toMatchObject({
      ...{ name: 'Ivo Writer', email: 'ivo@example.test', expertise_areas: ['Audits', 'privacy'], photo: '' },
      ...{ publications: ['Scope, and what it costs', 'On evidence'] },
      social_links: { LinkedIn: 'https://a.test/1', 'own.test': 'https://www.own.test/ivo' },
    });
  });

  test('keep what was typed when they cannot be created', async ({ site }) => {
    site.server.refuse('POST /admin/author-profiles', offline);
    await openAuthors(site, []);
    await expect.element(page.getByRole('heading', { name: 'No authors yet' })).toBeVisible();
    await button('Add author profile').click();
    await page.getByLabelText('Name').fill('Ivo Writer');
    await page.getByLabelText('Email').fill('ivo@example.test');
    await button('Save').click();
    await expect
      .element(page.getByRole('dialog').getByText('Failed to create author profile', { exact: false }))
      .toBeVisible();
    await expect.element(page.getByLabelText('Name')).toHaveValue('Ivo Writer');
  });

  test('are found by words, and edited over their revision', async ({ site }) => {
    site.server.answer('PUT /admin/author-profiles/{id}', saved);
    await openAuthors(site);
    await page.getByRole('searchbox').fill('writer audit');
    await expect.element(page.getByText('Ada Heir')).not.toBeInTheDocument();
    await button('Edit Ivo Writer').click();
    await expect.element(page.getByLabelText('Social links')).toHaveValue('LinkedIn: https://example.test/in/ivo');
    await page.getByLabelText('Position').fill('Lead auditor');
    await button('Save').click();
    await expect.element(page.getByText('Author profile updated successfully')).toBeVisible();
    expect(site.server.last('PUT /admin/author-profiles/{id}')?.body).toMatchObject({
      ...{ position: 'Lead auditor', revision: 3, social_links: ivo.social_links },
    });
  });

  test('lead to their page, once readers find one', async ({ site }) => {
    await openAuthors(site);
    const view = page.getByRole('link', { name: 'View Ivo Writer (opens in a new tab)' });
    await expect.element(view).toHaveAttribute('href', `/authors/${ivo.id}`);
    expect(page.getByRole('link', { name: /^View Ada Heir/ }).elements()).toEqual([]);
  });

  test('hand their articles over before they are deleted; without any, nobody is asked', async ({ site }) => {
    site.server.answer('DELETE /admin/author-profiles/{id}', {
      success: true,
      message: 'Ivo Writer is deleted once all articles are handed over',
      job,
    });
    await openAuthors(site);
    await button('Delete Ivo Writer').click();
    await expect.element(page.getByText('Ivo Writer has 2 articles', { exact: false })).toBeVisible();
    await expect.element(button('Hand over and delete')).toBeDisabled();
    await page.getByLabelText('Author who takes over').selectOptions('Ada Heir');
    site.server.answer('GET /admin/jobs', [job], {});
    await button('Hand over and delete').click();
    await expect.element(page.getByText('Ivo Writer is deleted once all articles are handed over')).toBeVisible();
    expect(page.getByText('Author profile deleted successfully').query()).toBeNull();
    await expect.element(page.getByText('1 background job running')).toBeInTheDocument();
    expect(site.server.last('DELETE /admin/author-profiles/{id}')?.query).toEqual({ replace_with: ada.id });
    site.server.refuse('DELETE /admin/author-profiles/{id}', () => problem(409, 'conflict', 'Ada Heir has 1 article.'));
    await button('Delete Ada Heir').click();
    await button('Delete').click();
    await expect.element(page.getByText('Ada Heir has 1 article.')).toBeVisible();
    expect(site.server.last('DELETE /admin/author-profiles/{id}')?.query).toEqual({});
    site.server.answer('DELETE /admin/author-profiles/{id}', { success: true, message: 'Deleted', job: null });
    await button('Delete Ada Heir').click();
    await button('Delete').click();
    await expect.element(page.getByText('Author profile deleted successfully')).toBeVisible();
  });

  test('say who takes over while they are being deleted, and asked again it goes on', async ({ site }) => {
    const leaving = { ...ivo, heir: { id: ada.id, name: ada.name } };
    const noah = author(3, 'Noah Third', 1);
    await openAuthors(site, [leaving, ada, noah]);
    await expect.element(page.getByText('Being deleted')).toBeVisible();
    await expect.element(page.getByText('Ada Heir takes over')).toBeVisible();
    // Nobody hands over to somebody who is leaving.
    await button('Delete Noah Third').click();
    const select = page.getByLabelText('Author who takes over');
    const offered = () => [...(select.element() as HTMLSelectElement).options].map(({ text }) => text);
    await expect.element(select).toBeVisible();
    expect(offered()).toEqual(['Choose an author', 'Ada Heir']);
    await button('Cancel').click();
    await button('Delete Ivo Writer').click();
    await expect
      .element(page.getByText('2 articles are still to be handed over to Ada Heir', { exact: false }))
      .toBeVisible();
    await expect.element(select).toHaveValue(ada.id);
    site.server.answer('DELETE /admin/author-profiles/{id}', { success: true, message: 'It goes on', job });
    await button('Hand over and delete').click();
    await expect.element(page.getByText('It goes on')).toBeVisible();
  });

  test('need another one to take over', async ({ site }) => {
    await openAuthors(site, [ivo]);
    await button('Delete Ivo Writer').click();
    await expect
      .element(page.getByText('Add the profile of an author who takes over first.', { exact: false }))
      .toBeVisible();
    expect(button('Hand over and delete').query()).toBeNull();
  });

  test('show the failure when the server is busy, and Try Again loads them', async ({ site }) => {
    site.signInAdmin();
    site.server.answer('GET /admin/author-profiles', [ivo]);
    await failAndRetry(site, '/admin/authors', 'Failed to fetch author profiles', busyServer);
    await expect.element(page.getByText('Ivo Writer')).toBeVisible();
  });
});
