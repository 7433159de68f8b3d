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

test('a tool says what it costs, and how often it was viewed only once it was', async ({ site }) => {
  const links = { logo: '', website_url: '', affiliate_url: '' };
  const tool = (number: number, view_count: number) =>
    sampleOf(AiToolCard, {
      ...{ id: idOf('aiTool', number), slug: `tool-${number}`, name: `Tool ${number}`, ...links },
      ...{ pricing_model: 'subscription', price_range: `Per seat ${number}`, view_count },
    });
  site.server.answer('GET /ai-tools', [tool(1, 0), tool(2, 3)], { total: 2 });
  site.server.answer('GET /ai-tool-categories', { categories: [] });
  await site.open('/ai-tools');
  const entry = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect.element(entry('Tool 1').getByText('Subscription')).toBeVisible();
  await expect.element(entry('Tool 1').getByText('Per seat 1')).toBeVisible();
  await expect.element(entry('Tool 1').getByText(/view/)).not.toBeInTheDocument();
  await expect.element(entry('Tool 2').getByText(/3 views/)).toBeVisible();
});

test('the filters share one row on a phone', async ({ site }) => {
  await page.viewport(390, 844);
  site.server.answer('GET /ai-tools', [], { total: 0 });
  site.server.answer('GET /ai-tool-categories', { categories: ['Security & Compliance'] });
  await site.open('/ai-tools');
  const bottomOf = (name: string) => page.getByLabelText(name).element().getBoundingClientRect().bottom;
  await expect.element(page.getByLabelText('Category')).toBeVisible();
  expect(Math.abs(bottomOf('Category') - bottomOf('Featured Only'))).toBeLessThan(20);
  expect(document.documentElement.scrollWidth).toBe(390);
});
