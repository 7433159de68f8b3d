import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AdminAiTool, AdminAiToolCard } from '#shared/ai-tools/ai-tool.ts';
import { AdminEbook } from '#shared/catalog/ebook.ts';
import type { CategoryKind } from '#shared/vocabulary/choices.ts';
import { problem } from '#test/components/contract-server.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const categories = [
  ...(['General', 'Topic', 'Prompt Vault'] as const).map((name) => ({
    kind: 'ebook' as CategoryKind,
    name,
    parent: null,
  })),
  { kind: 'industry' as const, name: 'Finance', parent: null },
  { kind: 'prompt' as const, name: 'Incident Response', parent: null },
  { kind: 'tool' as const, name: 'Code', parent: null },
  { kind: 'tool' as const, name: 'Scanners', parent: 'Code' },
  { kind: 'tool' as const, name: 'Productivity', parent: null },
].map((category, index) => ({ id: idOf('category', index), ...category }));
const vocabulary = { categories, tags: ['cloud', 'SBOM', 'zero day', 'zero trust'], frameworks: ['GDPR', 'SOC 2'] };

const book = sampleOf(AdminEbook, {
  ...{ id: idOf('ebook', 1), title: 'Quiet Audits', price: 40, revision: 3, category: 'Topic', framework: 'GDPR' },
  ...{ regulatory_source: 'GDPR', industry: 'Shipping', prompt_category: '', tags: ['cloud', 'forgotten'] },
});
const toolFields = {
  ...{ id: idOf('aiTool', 1), name: 'Semgrep', slug: 'semgrep', status: 'published' as const, revision: 2, logo: '' },
  ...{ category: 'Code', subcategory: 'Scanners', website_url: '', affiliate_url: '', description: 'Finds bugs.' },
} as const;
const tool = sampleOf(AdminAiTool, {
  ...{ ...toolFields, screenshots: [], gallery_images: [], demo_video: '', pricing_url: '', demo_url: '' },
});

const field = (name: string) => page.getByRole('dialog').getByLabelText(name, { exact: true });
const tags = () => page.getByRole('dialog').getByRole('combobox', { name: 'Tags' });
const shown = () =>
  page
    .getByRole('list', { name: 'Tags' })
    .getByRole('listitem')
    .elements()
    .map((each) => each.textContent);
const save = () => page.getByRole('button', { name: 'Save' }).click();

async function openEbook(site: Site, item = book): Promise<void> {
  site.signInAdmin();
  site.server.answer('GET /admin/vocabulary', vocabulary);
  site.server.answer('GET /admin/ebooks/summary', { total: 1, published: 0, drafts: 1, total_value: 40 });
  site.server.answer('GET /admin/ebooks', [item], { total: 1 });
  site.server.answer('PUT /admin/ebooks/{id}', { success: true, message: '', ebook: item });
  await site.open('/admin/ebooks?category=Topic');
  await page.getByRole('button', { name: 'Edit Quiet Audits' }).click();
}

const sent = (site: Site) => site.server.last('PUT /admin/ebooks/{id}')?.body;

describe('tags in a form', () => {
  test('are suggested by the beginnings of their words, and chosen by keyboard', async ({ site }) => {
    await openEbook(site);
    await tags().fill('ze');
    const options = () =>
      page
        .getByRole('option')
        .elements()
        .map((each) => each.textContent);
    await expect.poll(() => options().slice(-2)).toEqual(['zero day', 'zero trust']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = page.getByRole('option', { name: 'zero trust' });
    await expect.element(active).toHaveAttribute('aria-selected', 'true');
    await expect.element(tags()).toHaveAttribute('aria-activedescendant', active.element().id);
    await userEvent.keyboard('{Enter}');
    expect(shown()).toEqual(['cloud', 'forgotten', 'zero trust']);
    await expect.element(tags()).toHaveFocus();
    await save();
    await expect.poll(() => sent(site)).toMatchObject({ tags: ['cloud', 'forgotten', 'zero trust'], revision: 3 });
  });

  test('are closed by Escape, which leaves the form open', async ({ site }) => {
    await openEbook(site);
    await tags().fill('ze');
    await expect.element(page.getByRole('listbox', { name: 'Suggestions for Tags' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('listbox', { name: 'Suggestions for Tags' })).not.toBeInTheDocument();
    await expect.element(tags()).toHaveValue('ze');
  });

  test('are typed with commas, Enter or by leaving; new ones say so, those of another case are none', async ({
    site,
  }) => {
    await openEbook(site);
    await tags().click();
    await userEvent.keyboard('Cloud,sbom,fresh{Enter}');
    expect(shown()).toEqual(['cloud', 'forgotten', 'SBOM', 'freshnew']);
    expect(sent(site)).toBeUndefined();
    await userEvent.keyboard('last');
    await save();
    await expect.poll(() => sent(site)).toMatchObject({ tags: ['cloud', 'forgotten', 'SBOM', 'fresh', 'last'] });
  });

  test('are pasted as a list, taken out by Backspace or their button, and told', async ({ site }) => {
    await openEbook(site);
    await tags().click();
    const data = new DataTransfer();
    data.setData('text', 'SBOM, one,, CLOUD');
    tags()
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await expect.poll(shown).toEqual(['cloud', 'forgotten', 'SBOM', 'onenew']);
    await expect.element(page.getByRole('status').filter({ hasText: 'Added SBOM, one' })).toBeInTheDocument();
    await userEvent.keyboard('{Backspace}');
    await expect.element(page.getByRole('status').filter({ hasText: 'Removed one' })).toBeInTheDocument();
    await page.getByRole('button', { name: 'Remove cloud' }).click();
    expect(shown()).toEqual(['forgotten', 'SBOM']);
    await expect.element(tags()).toHaveFocus();
  });

  test('show what the server refuses of them', async ({ site }) => {
    await openEbook(site);
    site.server.refuse('PUT /admin/ebooks/{id}', () =>
      problem(422, 'invalid', 'Wrong', { 'tags.1': 'This tag is gone' }),
    );
    await save();
    await expect.element(tags()).toHaveAccessibleDescription(/This tag is gone/);
  });

  test('fit on a phone', async ({ site }) => {
    await page.viewport(390, 844);
    await openEbook(site);
    await tags().fill('a tag nearly as long as they can be,');
    await expect.element(page.getByRole('button', { name: /^Remove a tag/ })).toBeVisible();
    const box = page.getByRole('dialog', { name: 'Edit ebook' }).element();
    expect(box.scrollWidth).toBe(box.clientWidth);
  });
});

describe('categories in a form', () => {
  const optionsOf = (name: string) => [...(field(name).element() as HTMLSelectElement).options].map(({ text }) => text);

  test('are those of the vocabulary, and what the thing has', async ({ site }) => {
    await openEbook(site);
    await expect.poll(() => optionsOf('Category')).toEqual(['General', 'Topic', 'Prompt Vault']);
    expect(optionsOf('Industry')).toEqual(['None', 'Finance', 'Shipping']);
    await field('Industry').selectOptions('Finance');
    expect(optionsOf('Industry')).toContain('Shipping');
    await expect.element(field('Prompt category')).not.toBeInTheDocument();
    await field('Category').selectOptions('Prompt Vault');
    await field('Prompt category').selectOptions('Incident Response');
    await save();
    await expect
      .poll(() => sent(site))
      .toMatchObject({
        ...{ category: 'Prompt Vault', industry: 'Finance', prompt_category: 'Incident Response' },
      });
  });

  test('show at their field that one does not exist any more', async ({ site }) => {
    await openEbook(site);
    const gone = 'There is no category “Topic”';
    site.server.refuse('PUT /admin/ebooks/{id}', () => problem(422, 'invalid', gone, { category: gone }));
    await save();
    await expect.element(field('Category')).toHaveAccessibleDescription(gone);
    await expect.element(field('Category')).toHaveAttribute('aria-invalid', 'true');
  });

  test('say when the others could not be loaded, and can be tried again', async ({ site }) => {
    await openEbook(site);
    const mend = site.server.refuse('GET /admin/vocabulary', () => problem(500, 'internal', 'Broken'));
    await site.open('/admin/ebooks');
    await page.getByRole('button', { name: 'Edit Quiet Audits' }).click();
    await expect.element(field('Category')).toHaveAccessibleDescription('The categories could not be loaded.');
    expect(optionsOf('Category')).toEqual(['Topic']);
    mend();
    await page.getByRole('button', { name: 'Try Again' }).first().click();
    await expect.poll(() => optionsOf('Category')).toEqual(['General', 'Topic', 'Prompt Vault']);
  });

  test('filter the list, with one that is in the address', async ({ site }) => {
    await openEbook(site);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByLabelText('Category').selectOptions('General');
    await expect.poll(() => site.server.last('GET /admin/ebooks')?.query).toMatchObject({ category: 'General' });
    expect(window.location.search).toBe('?category=General');
  });

  test('of a tool decide which it can be below', async ({ site }) => {
    site.signInAdmin();
    const counts = { total: 1, draft: 0, published: 1, archived: 0, featured: 0, view_count: 9, click_count: 7 };
    site.server.answer('GET /admin/ai-tools/summary', counts);
    site.server.answer('GET /admin/vocabulary', vocabulary);
    site.server.answer('GET /admin/ai-tools', [sampleOf(AdminAiToolCard, toolFields)], { total: 1 });
    site.server.answer('GET /admin/ai-tools/{id}', tool);
    site.server.answer('PUT /admin/ai-tools/{id}', { success: true, message: '', ai_tool: tool });
    await site.open('/admin/ai-tools');
    await page.getByRole('button', { name: 'Edit Semgrep' }).click();
    await expect.poll(() => optionsOf('Category')).toEqual(['Code', 'Productivity']);
    expect(optionsOf('Subcategory')).toEqual(['None', 'Scanners']);
    await expect.element(field('Subcategory')).toHaveValue('Scanners');
    await field('Category').selectOptions('Productivity');
    await expect.element(field('Subcategory')).toHaveValue('');
    expect(optionsOf('Subcategory')).toEqual(['None']);
    await save();
    await expect
      .poll(() => site.server.last('PUT /admin/ai-tools/{id}')?.body)
      .toMatchObject({ category: 'Productivity', subcategory: '' });
  });
});
