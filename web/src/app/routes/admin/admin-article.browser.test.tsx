import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ArticleRevision } from '#shared/articles/article.ts';
import { answerForm, article, author, id, openArticle, saved } from '#test/components/article-form.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const save = () => page.getByRole('button', { name: 'Save' }).click();
const body = (site: Site) => site.server.last('PUT /admin/articles/{id}')?.body;

describe('the form of an article', () => {
  test('wants title, content and author of a new one, and opens what was created', async ({ site }) => {
    answerForm(site);
    await site.open('/admin/articles/new');
    await save();
    const missing = page.getByRole('link', { name: 'Please fill in title, content, and select an author' });
    await expect.element(missing).toBeVisible();
    await page.getByLabelText('Title', { exact: true }).fill('Quiet audits');
    await page.getByLabelText('Author', { exact: true }).selectOptions('Priya Natarajan');
    await page.getByRole('textbox', { name: 'Content' }).click();
    await userEvent.keyboard('A plan.');
    await site.pass(500);
    const undo = site.server.refuse('POST /admin/articles', () => new Response('', { status: 500 }));
    await save();
    await expect.element(page.getByText('Failed to create article')).toBeVisible();
    undo();
    site.server.answer('POST /admin/articles', saved());
    await save();
    await expect.element(page.getByText('Article created successfully')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Quiet audits' })).toBeVisible();
    expect(site.server.last('POST /admin/articles')?.body).toMatchObject({
      ...{ title: 'Quiet audits', content: '<p>A plan.</p>', author_id: author.id, post_type: 'article' },
      ...{ status: 'draft', category: 'AI Security', reading_time: 5, allow_comments: true, scheduled_at: null },
      seo_data: { schema_type: 'Article' },
    });
  });

  test('marks what is required, and leads a shop without authors to them', async ({ site }) => {
    answerForm(site);
    site.server.answer('GET /admin/author-profiles', [], { total: 0 });
    await site.open('/admin/articles/new');
    await expect.element(page.getByRole('textbox', { name: 'Content' })).toHaveAttribute('aria-required', 'true');
    // Title, excerpt, content, author, post type, category.
    await expect.poll(() => page.getByText('Required', { exact: true }).elements().length).toBe(6);
    // The server makes one of the text, as it fills in the type and the category.
    await expect
      .element(page.getByLabelText('Excerpt'))
      .toHaveAccessibleDescription(/If you write none, the beginning of the text becomes it\.$/);
    const way = page.getByRole('link', { name: 'Add an author profile' });
    await expect.element(way).toHaveAttribute('href', '/admin/authors');
  });

  test('has the fields of a guide, a case study and a resource only where they belong', async ({ site }) => {
    await openArticle(site);
    const own = { guide: 'Prerequisites', 'case-study': 'Challenge', resource: 'Download URL' } as const;
    for (const type of ['article', 'guide', 'case-study', 'resource'] as const) {
      await page.getByLabelText('Post type').selectOptions(type);
      for (const [kind, label] of Object.entries(own))
        await expect.poll(() => page.getByLabelText(label).elements().length).toBe(kind === type ? 1 : 0);
    }
  });

  test('is saved over its revision, with lists, reading time and a time of the site', async ({ site }) => {
    site.server.answer('PUT /admin/articles/{id}', saved());
    await openArticle(site);
    await page.getByLabelText('Post type').selectOptions('guide');
    await page.getByLabelText('Prerequisites').fill('Patience, , a list ');
    await page.getByLabelText('Reading time (minutes)').fill('');
    await page.getByLabelText('Status').selectOptions('scheduled');
    await page.getByLabelText('Publish at').fill('2027-07-01T10:00');
    await expect.element(page.getByText('Time in Europe/Berlin')).toBeVisible();
    await save();
    await expect.element(page.getByText('Article updated successfully')).toBeVisible();
    expect(body(site)).toMatchObject({
      ...{ revision: 3, post_type: 'guide', prerequisites: ['Patience', 'a list'], reading_time: 5 },
      ...{ status: 'scheduled', scheduled_at: '2027-07-01T08:00:00.000Z' },
    });
  });

  test('says what is missing of an article that there is', async ({ site }) => {
    await openArticle(site);
    await page.getByLabelText('Title', { exact: true }).fill('');
    await save();
    await expect.element(page.getByRole('link', { name: 'Please fill in required fields' })).toBeVisible();
  });

  test('says of a text that no request can hold by how much it is too long, and sends none', async ({ site }) => {
    await openArticle(site);
    const text = page.getByRole('textbox', { name: 'Content' });
    await text.click();
    const pasted = new DataTransfer();
    // Fewer letters than a text may have, of two bytes each.
    pasted.setData('text/plain', 'ääääääääää '.repeat(53_000));
    text.element().dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: pasted }));
    await save();
    const sentence = 'This text is too long to be saved. Shorten it by 20%, or divide it into several articles.';
    await expect.element(page.getByRole('link', { name: sentence })).toBeVisible();
    await expect
      .element(page.getByRole('textbox', { name: 'Content' }))
      .toHaveAccessibleDescription(expect.stringContaining(sentence));
    // Searching half a million characters takes long.
    await site.pass(2_100);
    await expect.element(page.getByText(`Draft not saved: ${sentence}`, { exact: false })).toBeVisible();
    expect(site.server.count('PUT /admin/articles/{id}')).toBe(0);
  });

  test('shows what search engines find, and leads to what is missing', async ({ site }) => {
    await openArticle(site);
    const places = page.getByRole('list', { name: 'Where the focus keyword stands' });
    await page.getByLabelText('Focus keyword').fill('quiet audits');
    await expect.element(places.getByRole('listitem').filter({ hasText: 'Title: has it' })).toBeVisible();
    await expect.element(places.getByRole('listitem').filter({ hasText: 'Headings: does not have it' })).toBeVisible();
    await page.getByLabelText('Address').fill('calm-audits');
    await expect.element(page.getByText(/articles\/quiet-audits, will lead to the new one/)).toBeVisible();
    await expect.element(page.getByRole('figure').getByText(/articles\/calm-audits$/)).toBeVisible();
    await page.getByRole('link', { name: 'Missing: A meta description' }).click();
    const description = page.getByLabelText('Meta description', { exact: true });
    await expect.element(description).toHaveFocus();
    await description.fill('x'.repeat(155));
    await expect.element(page.getByText('155 of 160 characters')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Table of contents' }).getByText('Plan')).toBeVisible();
  });

  test('shows what somebody else has saved, the text with its differences', async ({ site }) => {
    await openArticle(site);
    const current = article({ content: '<h2>Plan</h2><p>Quiet audits need no plan.</p>', revision: 9 });
    const stale = { detail: 'Somebody else changed this.', code: 'stale_version', current };
    site.server.refuse('PUT /admin/articles/{id}', () => {
      const headers = { 'content-type': 'application/json' };
      return new Response(JSON.stringify(stale), { status: 409, headers });
    });
    await page.getByLabelText('Excerpt').fill('Quietly.');
    await save();
    const conflict = page.getByRole('region', { name: 'Saved in the meantime' });
    await expect.element(conflict.getByRole('columnheader', { name: 'Yours' })).toBeVisible();
    expect(conflict.element().querySelector('del')?.textContent).toContain('no');
  });

  test('fits a phone', async ({ site }) => {
    await page.viewport(390, 844);
    await openArticle(site);
    expect(document.documentElement.scrollWidth).toBe(390);
  });
});

describe('the revisions of an article', () => {
  const revision = (number: number, fields: Partial<ArticleRevision> = {}) =>
    sampleOf(ArticleRevision, {
      ...{ id: idOf('revision', number), title: 'Quiet audits', excerpt: 'How to be quiet.', saved_by: 'Ada' },
      ...{ saved_at: `2026-01-0${number}T09:00:00.000Z`, revision: number },
      ...fields,
    });
  const one = 'GET /admin/articles/{id}/revisions/{revision}';

  test('stand side by side with the current text, and can be restored', async ({ site }) => {
    answerForm(site);
    site.server.answer('GET /admin/articles/{id}/revisions', [revision(3), revision(2), revision(1)]);
    const content = '<h2>Plan</h2><p>Loud audits need a plan.</p>';
    site.server.answer(one, ({ params }) => ({
      ...revision(params.revision === idOf('revision', 2) ? 2 : 1),
      content,
    }));
    await site.open(`/admin/articles/${id}/revisions`);
    const comparison = page.getByRole('region', { name: '2 Jan 2026, 09:00 UTC and now' });
    await expect.element(comparison.getByRole('columnheader', { name: 'Now' })).toBeVisible();
    expect(comparison.element().querySelector('del')?.textContent).toBe('Loud');
    expect(comparison.element().querySelector('ins')?.textContent).toBe('Quiet');
    await page.getByRole('link', { name: '1 Jan 2026, 09:00 UTC' }).click();
    const earliest = page.getByRole('region', { name: '1 Jan 2026, 09:00 UTC and now' });
    const restored = { ...saved({ content }), message: 'Earlier text restored' };
    site.server.answer('POST /admin/articles/{id}/revisions/{revision}/restore', restored);
    await earliest.getByRole('button', { name: 'Restore' }).click();
    await expect.element(page.getByText('Earlier text restored')).toBeVisible();
    expect(site.server.last('POST /admin/articles/{id}/revisions/{revision}/restore')).toMatchObject({
      ...{ params: { revision: idOf('revision', 1) }, body: { revision: 3 } },
    });
  });

  test('compare with each other, older first, with headings, links and pictures; the choice is in the address', async ({
    site,
  }) => {
    answerForm(site);
    site.server.answer('GET /admin/articles/{id}/revisions', [revision(3), revision(2), revision(1)]);
    const texts: Record<string, string> = {
      [idOf('revision', 2)]: '<h3>Plan</h3><p><a href="/about">About</a></p><img src="/files/b.webp" alt="A door">',
      [idOf('revision', 1)]: '<h2>Plan</h2><p><a href="/faq">About</a></p><img src="/files/a.webp" alt="A door">',
    };
    site.server.answer(one, ({ params }) => ({
      ...revision(params.revision === idOf('revision', 2) ? 2 : 1),
      content: texts[`${params.revision}`] ?? '',
    }));
    await site.open(`/admin/articles/${id}/revisions`);
    const other = page.getByLabelText('Compared with');
    await other.selectOptions('1 Jan 2026, 09:00 UTC, by Ada');
    const both = page.getByRole('region', { name: '1 Jan 2026, 09:00 UTC and 2 Jan 2026, 09:00 UTC' });
    await expect.element(both.getByRole('table')).toBeVisible();
    const heads = both.getByRole('columnheader').elements();
    expect(heads.map(({ textContent }) => textContent)).toEqual(['1 Jan 2026, 09:00 UTC', '2 Jan 2026, 09:00 UTC']);
    const changed = (kind: 'del' | 'ins') => [...both.element().querySelectorAll(kind)].map((it) => it.textContent);
    expect(changed('del').join(' ')).toMatch(/##.*\/faq.*a\.webp/s);
    expect(changed('ins').join(' ')).toMatch(/###.*\/about.*b\.webp/s);
    await page.getByRole('link', { name: '1 Jan 2026, 09:00 UTC' }).click();
    await expect.element(page.getByRole('region', { name: '1 Jan 2026, 09:00 UTC and now' })).toBeVisible();
    await other.selectOptions('2 Jan 2026, 09:00 UTC, by Ada');
    await expect.element(both).toBeVisible();
    await other.selectOptions('The current text');
    await expect.element(page.getByRole('region', { name: '1 Jan 2026, 09:00 UTC and now' })).toBeVisible();
  });

  test('say when there is no earlier text', async ({ site }) => {
    answerForm(site);
    site.server.answer('GET /admin/articles/{id}/revisions', [revision(3)]);
    await site.open(`/admin/articles/${id}/revisions`);
    await expect.element(page.getByText('No earlier text yet')).toBeVisible();
  });
});
