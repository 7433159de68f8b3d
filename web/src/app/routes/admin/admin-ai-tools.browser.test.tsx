import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { AdminAiTool, AdminAiToolCard } from '#shared/ai-tools/ai-tool.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const fields: Partial<AdminAiToolCard> = {
  ...{ id: idOf('aiTool', 1), name: 'Semgrep', slug: 'semgrep', status: 'published', revision: 2 },
  ...{ category: 'Code', view_count: 1200, click_count: 34, description: 'x'.repeat(70), pricing_model: 'paid' },
  ...{ logo: '', website_url: '', affiliate_url: '' },
};
const card = sampleOf(AdminAiToolCard, fields);
const tool = sampleOf(AdminAiTool, {
  ...fields,
  ...{ screenshots: [], gallery_images: [], demo_video: '', pricing_url: '', demo_url: '' },
  key_features: ['Finds, and mends', 'Rules'],
});
const saved = { success: true, message: 'Saved', ai_tool: tool } as const;

async function openTools(site: Site, query = '', tools = [card]): Promise<void> {
  site.signInAdmin();
  const counts = { total: 24, draft: 1, published: 22, archived: 1, featured: 3, view_count: 9000, click_count: 700 };
  site.server.answer('GET /admin/ai-tools/summary', counts);
  const category = { kind: 'tool', parent: null } as const;
  const names = ['Code', 'Productivity'].map((name, at) => ({ ...category, id: idOf('category', at), name }));
  site.server.answer('GET /admin/vocabulary', { categories: names, tags: [], frameworks: [] });
  site.server.answer('GET /admin/ai-tools', tools, { total: tools.length });
  await site.open(`/admin/ai-tools${query}`);
}

describe('the AI tools', () => {
  test('stand in a table with snippet, price, status and figures', async ({ site }) => {
    await openTools(site, '?category=Code&status=published');
    const row = page.getByRole('row').filter({ hasText: 'Semgrep' });
    await expect.element(row.getByText(`${'x'.repeat(60)}…`)).toBeVisible();
    await expect.element(row.getByText('One-time payment')).toBeVisible();
    await expect.element(row.getByText('1,200 / 34')).toBeVisible();
    const view = row.getByRole('link', { name: 'View Semgrep (opens in a new tab)' });
    await expect.element(view).toHaveAttribute('href', '/ai-tools/semgrep');
    expect(site.server.last('GET /admin/ai-tools')?.query).toMatchObject({ category: 'Code', status: 'published' });
  });

  test('are not viewed while visitors cannot see them', async ({ site }) => {
    await openTools(site, '', [sampleOf(AdminAiToolCard, { ...fields, status: 'draft' })]);
    await expect.element(page.getByRole('button', { name: 'Edit Semgrep' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^View/ })).not.toBeInTheDocument();
  });

  test('are added with the usual category, price and status', async ({ site }) => {
    site.server.answer('POST /admin/ai-tools', saved);
    await openTools(site);
    await page.getByRole('button', { name: 'Add tool' }).click();
    await page.getByLabelText('Name').fill('Trivy');
    await page.getByLabelText('Description', { exact: true }).fill('Scans images.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByRole('link', { name: 'Please fill in required fields' })).toBeVisible();
    await page.getByLabelText('Detailed description').fill('<p>Long.</p>');
    await page.getByLabelText('Tags').fill('containers, , images ');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('AI tool created successfully')).toBeVisible();
    expect(site.server.last('POST /admin/ai-tools')?.body).toMatchObject({
      ...{ name: 'Trivy', category: 'Productivity', pricing_model: 'freemium', status: 'draft' },
      tags: ['containers', 'images'],
    });
  });

  test('are edited with all their fields, which the list does not have', async ({ site }) => {
    site.server.answer('GET /admin/ai-tools/{id}', tool);
    site.server.answer('PUT /admin/ai-tools/{id}', saved);
    await openTools(site);
    await page.getByRole('button', { name: 'Edit Semgrep' }).click();
    await expect.element(page.getByLabelText('Key features')).toHaveValue('Finds, and mends, Rules');
    await page.getByLabelText('Status').last().selectOptions('archived');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('AI tool updated successfully')).toBeVisible();
    expect(site.server.last('PUT /admin/ai-tools/{id}')?.body).toMatchObject({
      ...{ status: 'archived', revision: 2, key_features: ['Finds, and mends', 'Rules'] },
    });
  });
});
