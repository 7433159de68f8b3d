import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { AiToolCard } from '#shared/ai-tools/ai-tool.ts';
import { problem } from '#test/components/contract-server.ts';
import { tryAgain } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { test } from '#test/components/site.tsx';

const links = { logo: '', website_url: '', affiliate_url: '' };
const tool = (number: number, fields: Partial<AiToolCard> = {}) =>
  sampleOf(AiToolCard, {
    id: idOf('aiTool', number),
    slug: `tool-${number}`,
    name: `Tool ${number}`,
    ...links,
    ...fields,
  });

test('the number of tools found is told as a part of all of them, whatever narrows the list', async ({ site }) => {
  const all = [tool(1, { name: 'Zapier', is_featured: true }), tool(2, { is_featured: true }), tool(3)];
  const isWanted = (query: unknown) => (each: AiToolCard) =>
    each.is_featured || (query as { featured_only?: unknown }).featured_only === undefined;
  site.server.answer(
    'GET /ai-tools',
    ({ query }) => all.filter(isWanted(query)).slice(0, (query as { limit: number }).limit),
    ({ query }) => ({ total: all.filter(isWanted(query)).length }),
  );
  site.server.answer('GET /ai-tool-categories', { categories: [] });
  const count = page.getByRole('status').first();
  await site.open('/ai-tools');
  await expect.element(count).toHaveTextContent('3 tools');
  await site.open('/ai-tools?search=zapier');
  await expect.element(count).toHaveTextContent('Showing 1 of 3');
  await site.open('/ai-tools?featured=true');
  await expect.element(count).toHaveTextContent('Showing 2 of 3');
  await site.open('/ai-tools?featured=true&search=zapier');
  await expect.element(count).toHaveTextContent('Showing 1 of 3');
});

test('a failed list of AI tools says so and can be retried', async ({ site }) => {
  site.server.answer('GET /ai-tools', [tool(1, { name: 'Zapier' })], { total: 1 });
  site.server.answer('GET /ai-tool-categories', { categories: [] });
  const repair = site.server.refuse('GET /ai-tools', () => problem(400, 'malformed', 'The page is not known'));
  await site.open('/ai-tools');
  await expect.element(page.getByRole('heading', { name: 'Failed to load AI tools' })).toBeVisible();
  await expect.element(page.getByRole('alert').getByText('The page is not known')).toBeVisible();
  repair();
  await tryAgain(site);
  await expect.element(page.getByRole('link', { name: 'Zapier', exact: true })).toBeVisible();
});
