import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AdminArticleDetail, ArticleDraft } from '#shared/articles/article.ts';
import { answerForm, article, author, id, openArticle, saved } from '#test/components/article-form.ts';
import { offline } from '#test/components/contract-server.ts';
import { idOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const put = 'PUT /admin/articles/{id}';
const excerpt = () => page.getByLabelText('Excerpt');
/** Types without letting time pass, which filling a field would do. */
async function typeExcerpt(text: string): Promise<void> {
  const field = excerpt().element();
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('The excerpt has no lines');
  field.focus();
  field.select();
  await userEvent.keyboard(text);
}
const status = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const body = (site: Site) => site.server.last(put)?.body;

const draft = (number: number, fields: ArticleDraft['fields'], saved_by = 'Ada Admin'): ArticleDraft => ({
  ...{ id: idOf('revision', number), saved_at: '2026-11-26T10:02:00.000Z', saved_by, revision: 3, fields },
});

/** Keeps each draft that it is sent, numbered from one. */
function keepDrafts(site: Site): void {
  let number = 0;
  site.server.answer(put, ({ body: sent }) => {
    const { revision: _, autosave: __, draft_id: ___, ...fields } = sent as Record<string, unknown>;
    number += 1;
    return { ...saved({ revision: 3, draft: draft(number, fields) }), message: 'Draft saved' };
  });
}

const conflict = (current: AdminArticleDetail) => () => {
  const stale = { detail: 'Somebody else changed this.', code: 'stale_version', current };
  return new Response(JSON.stringify(stale), { status: 409, headers: { 'content-type': 'application/json' } });
};

describe('what is typed into an article', () => {
  test('is stored as a draft in a pause, each continuing the one before', async ({ site }) => {
    keepDrafts(site);
    await openArticle(site);
    await typeExcerpt('Quietly.');
    await site.pass(1_900);
    expect(site.server.count(put)).toBe(0);
    await site.pass(200);
    await expect.element(status('Draft saved 26 Nov 2026, 10:02 UTC by Ada Admin')).toBeVisible();
    expect(body(site)).toMatchObject({ autosave: true, revision: 3, draft_id: null, excerpt: 'Quietly.' });
    await excerpt().fill('Quietly, again.');
    await expect.element(status('Unsaved changes')).toBeVisible();
    await site.pass(2_100);
    await expect.poll(() => body(site)).toMatchObject({ draft_id: idOf('revision', 1), excerpt: 'Quietly, again.' });
    await expect.element(status(/^Draft saved/)).toBeVisible();
    await site.pass(60_000);
    expect(site.server.count(put)).toBe(2);
  });

  test('is stored four times a minute at least, also when the typing never pauses', async ({ site }) => {
    keepDrafts(site);
    await openArticle(site);
    const type = async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        await typeExcerpt(`${second}.`);
        await site.pass(1_000);
      }
    };
    await type(13);
    expect(site.server.count(put)).toBe(0);
    await type(4);
    expect(site.server.count(put)).toBe(1);
  });

  test('opens as the draft it became, which can be thrown away and taken back', async ({ site }) => {
    keepDrafts(site);
    site.server.answer('DELETE /admin/articles/{id}/draft', { success: true, message: 'Draft discarded' });
    await openArticle(site, article({ draft: draft(7, { excerpt: 'Quietly.', status: 'draft' }) }));
    await expect.element(excerpt()).toHaveValue('Quietly.');
    site.server.answer('GET /admin/articles/{id}', article());
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(excerpt()).toHaveValue('How to be quiet.');
    const told = page.getByRole('listitem').filter({ hasText: 'Changes discarded' });
    await told.getByRole('button', { name: 'Undo' }).click();
    await expect.element(excerpt()).toHaveValue('Quietly.');
    await site.pass(2_100);
    await expect.poll(() => body(site)).toMatchObject({ draft_id: null, excerpt: 'Quietly.' });
  });

  test('is tried again while the network is away, and sent as it was', async ({ site }) => {
    keepDrafts(site);
    await openArticle(site);
    const back = site.server.refuse(put, offline);
    await excerpt().fill('Quietly.');
    await site.pass(2_100);
    await expect.element(status('No connection. What you type is kept in this browser.')).toBeVisible();
    await excerpt().fill('Quietly, again.');
    back();
    await site.pass(5_100);
    await expect.poll(() => body(site)).toMatchObject({ draft_id: null, excerpt: 'Quietly.' });
    await site.pass(2_100);
    await expect.poll(() => body(site)).toMatchObject({ draft_id: idOf('revision', 1), excerpt: 'Quietly, again.' });
  });

  test('is back after the page was closed without a network', async ({ site }) => {
    keepDrafts(site);
    await openArticle(site);
    const back = site.server.refuse(put, offline);
    await excerpt().fill('Quietly.');
    await site.pass(400);
    await site.open('/admin/articles/new');
    await expect.element(page.getByLabelText('Title', { exact: true })).toHaveValue('');
    back();
    await openArticle(site);
    await expect.element(status(/^What you typed here until .* had not been saved/)).toBeVisible();
    await expect.element(excerpt()).toHaveValue('Quietly.');
    await site.pass(2_100);
    await expect.poll(() => body(site)).toMatchObject({ draft_id: null, excerpt: 'Quietly.' });
    await expect.element(status(/^Draft saved/)).toBeVisible();
    await openArticle(site);
    await expect.element(excerpt()).toHaveValue('How to be quiet.');
  });

  test('is kept to the last letter when the page is hidden', async ({ site }) => {
    await openArticle(site);
    const content = page.getByRole('textbox', { name: 'Content' });
    await content.getByText('Quiet audits need a plan.').click();
    await userEvent.keyboard('{End} And patience.');
    window.dispatchEvent(new Event('pagehide'));
    const kept = Object.entries(localStorage).filter(([key]) => key.includes(`/article/${id}/`));
    expect(kept.map(([, text]) => text)).toEqual([expect.stringContaining('a plan. And patience.')]);
    site.server.refuse(put, offline);
  });

  test('is compared with what somebody else has stored before it goes over it', async ({ site }) => {
    keepDrafts(site);
    await openArticle(site);
    const theirs = article({ draft: draft(9, { excerpt: 'Loudly.' }, 'Ben Editor') });
    const undo = site.server.refuse(put, conflict(theirs));
    await excerpt().fill('Quietly.');
    await site.pass(2_100);
    const region = page.getByRole('region', { name: 'Saved in the meantime' });
    await expect.element(region.getByText('Loudly.')).toBeVisible();
    await site.pass(60_000);
    expect(site.server.count(put)).toBe(1);
    undo();
    await region.getByRole('button', { name: 'Keep mine' }).click();
    await site.pass(2_100);
    await expect.poll(() => body(site)).toMatchObject({ draft_id: idOf('revision', 9), excerpt: 'Quietly.' });
    await expect.element(region).not.toBeInTheDocument();
  });

  test('is compared, too, if it comes back to an article that has changed', async ({ site }) => {
    await openArticle(site);
    site.server.refuse(put, offline);
    await excerpt().fill('Quietly.');
    await site.pass(400);
    const region = page.getByRole('region', { name: 'Saved in the meantime' });
    // Also the second time, as nothing was decided the first time.
    for (const _ of [1, 2]) {
      await openArticle(site, article({ revision: 8, excerpt: 'Loudly.' }));
      await expect.element(excerpt()).toHaveValue('Quietly.');
      await expect.element(region.getByText('Loudly.')).toBeVisible();
      await site.pass(400);
    }
    await region.getByRole('button', { name: 'Use the saved Excerpt' }).click();
    await expect.element(region).not.toBeInTheDocument();
    await expect.element(excerpt()).toHaveValue('Loudly.');
  });

  test('while it is being saved stays', async ({ site }) => {
    keepDrafts(site);
    await openArticle(site);
    site.server.answer(put, saved({ excerpt: 'Quietly.' }));
    const release = site.server.hold(put);
    await excerpt().fill('Quietly.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => site.server.count(put)).toBe(1);
    expect(body(site)).toMatchObject({ revision: 3, draft_id: null });
    await excerpt().fill('Quietly. And more.');
    release();
    await expect.element(page.getByText('Article updated successfully')).toBeVisible();
    await expect.element(excerpt()).toHaveValue('Quietly. And more.');
    await expect.element(status('Unsaved changes')).toBeVisible();
  });

  test('and was sent without an answer is not sent again after a save', async ({ site }) => {
    await openArticle(site);
    const back = site.server.refuse(put, offline);
    await excerpt().fill('Quietly.');
    await site.pass(2_100);
    await expect.element(status(/^No connection/)).toBeVisible();
    back();
    site.server.answer(put, saved({ excerpt: 'Loudly.' }));
    await excerpt().fill('Loudly.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Article updated successfully')).toBeVisible();
    keepDrafts(site);
    await excerpt().fill('Neither.');
    await site.pass(2_100);
    await expect.element(status(/^Draft saved/)).toBeVisible();
    const sent = site.server.calls.filter(({ route }) => route === put);
    expect(sent.map((call) => (call.body as { excerpt: string }).excerpt)).toEqual(['Quietly.', 'Loudly.', 'Neither.']);
  });

  test('is kept in this browser until the article is created', async ({ site }) => {
    answerForm(site);
    await site.open('/admin/articles/new');
    await page.getByLabelText('Title', { exact: true }).fill('Quiet audits');
    await site.pass(400);
    await expect.element(status('Not created yet. What you type is kept in this browser.')).toBeVisible();
    await site.open('/admin/articles/new');
    await expect.element(page.getByLabelText('Title', { exact: true })).toHaveValue('Quiet audits');
    await page.getByLabelText('Author', { exact: true }).selectOptions(author.name);
    const content = page.getByRole('textbox', { name: 'Content' });
    await content.fill('A plan.');
    await site.pass(400);
    site.server.answer('POST /admin/articles', saved());
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Article created successfully')).toBeVisible();
    await expect.poll(() => window.location.pathname).toBe(`/admin/articles/${id}`);
    await site.open('/admin/articles/new');
    await expect.element(page.getByLabelText('Title', { exact: true })).toHaveValue('');
  });
});
