import { expect, takenOver, test } from './fixtures.ts';

test('a visitor finds a tool, reads about it, and visits it', async ({ page, context }) => {
  await page.goto('/');
  await takenOver(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'AI Library' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AI Tools Library' })).toBeFocused();
  const tools = page.getByRole('region', { name: 'Tools' }).getByRole('listitem');
  await expect(page.getByRole('status').filter({ hasText: /^24 tools$/ })).toBeVisible();

  await test.step('the filters are in the address', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('grammar');
    await expect(page).toHaveURL('/ai-tools?search=grammar');
    await expect(tools.getByRole('link', { name: 'Grammarly', exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Showing 1 of 24' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Security & Compliance');
    await expect(page.getByRole('heading', { name: 'No AI Tools Found' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).first().click();
    await expect(page).toHaveURL('/ai-tools');
    await page.getByRole('checkbox', { name: 'Featured Only' }).check();
    await expect(page).toHaveURL('/ai-tools?featured=true');
    await expect(page.getByText('FEATURED', { exact: true })).toHaveCount(5);
    await expect(page.getByRole('status').filter({ hasText: 'Showing 5 of 24' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Featured Only' })).toBeChecked();
  });
  await test.step('Visit Tool opens it in a new tab and reports the visit without waiting', async () => {
    await context.route('https://zapier.com/**', (route) => route.fulfill({ body: 'Zapier' }));
    const reported = page.waitForRequest((request) => request.url().endsWith('/click'));
    // The report never arrives; the visit still happens.
    await page.route('**/api/ai-tools/*/click', () => undefined);
    await page.goto('/ai-tools?search=zapier');
    const link = page.getByRole('link', { name: /^Visit Tool Zapier/ });
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(tab).toHaveURL('https://zapier.com/');
    expect((await reported).postDataJSON()).toEqual({ click_type: 'website' });
  });
  await test.step('its page says what it is and leads to alternatives', async () => {
    await tools.getByRole('link', { name: 'Zapier', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Zapier' })).toBeVisible();
    await expect(page).toHaveTitle(/^Zapier: what it does/);
    for (const name of ['Key features', 'Use cases', 'Who it is for', 'Alternatives'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Facts' })).toContainText('Freemium');
    await expect(page.getByText('A workflow starts with an event')).toBeVisible();
    await page.getByRole('link', { name: 'Microsoft Power Automate', exact: true }).click();
    await expect(page).toHaveURL('/ai-tools/microsoft-power-automate');
  });
});
