import type { Page } from '@playwright/test';
import { expect, gotoBare, scrollTo, takenOver, test } from './fixtures.ts';
import { signInAdmin } from './people.ts';

const caseStudy = 'case-study-access-review-rebuilt';
const cards = (page: Page) =>
  page
    .getByRole('region', { name: 'Articles' })
    .getByRole('listitem')
    .filter({ has: page.locator('h3') });

test('the Knowledge Hub keeps its filters in the address, and leads admins to the back-office', async ({ page }) => {
  await page.goto('/articles?category=Privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knowledge Hub');
  const titles = cards(page).getByRole('heading');
  await expect(titles).toHaveCount(2);
  await page.getByLabel('Category').selectOption('');
  await expect(titles.nth(12)).toBeVisible();
  await page.getByLabel('Content Type').selectOption('Case Study');
  await expect(page).toHaveURL(/\?type=case-study$/);
  await expect(titles).toHaveCount(2);
  await page.goBack();
  await expect(titles.nth(12)).toBeVisible();
  await page.goForward();
  await page.reload();
  await expect(page.getByLabel('Content Type')).toHaveValue('case-study');
  await expect(titles).toHaveCount(2);

  await page.keyboard.press('/');
  await page.keyboard.type('sox');
  await expect(titles).toHaveText([/^A SOX Access Review, Rebuilt After It Failed/]);
  await expect(page.getByRole('status').getByText('1 article')).toBeVisible();
  await page.keyboard.type(' nothing like it');
  await expect(page.getByRole('heading', { name: 'No articles match your search' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).first().click();
  await expect(page).toHaveURL(/\/articles$/);
  await expect(titles.nth(12)).toBeVisible();

  const desk = page.getByRole('main').getByRole('link', { name: 'Admin' });
  await expect(desk).toHaveCount(0);
  await signInAdmin(page);
  await page.goto('/articles');
  await expect(desk).toBeVisible();
});

test('a card opens its article, which leads to its author and further articles', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog?search=cis');
  const card = cards(page).first();
  for (const text of [
    'FEATURED',
    'Case Study',
    'Security Operations',
    '+2 more',
    'Rampart editors',
    '5 min',
    '18 Aug 2026',
  ])
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  expect(title.replace(' (opens in a new tab)', '').length).toBeLessThanOrEqual(61);
  const opened = context.waitForEvent('page');
  await card.getByRole('link').click();
  await expect(await opened).toHaveURL(/\/articles\/case-study-cis-ig1-in-one-year$/);

  await page.goto(`/blog/${caseStudy}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A SOX Access Review, Rebuilt After It Failed');
  const glance = page.getByRole('region', { name: 'At a glance' });
  for (const text of ['Technology', 'Large, 1000+ people', 'Challenge', 'Solution', 'Results'])
    await expect(glance.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Why it failed' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'About Rampart editors' })).toBeVisible();
  const newsletter = page.getByRole('region', { name: 'Stay Informed' });
  await scrollTo(newsletter, newsletter.getByLabel('Email'));
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/articles/${caseStudy}$`));
  await page.getByRole('link', { name: 'Rampart editors' }).first().click();
  await expect(page).toHaveURL(/\/authors\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rampart editors');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Browse ebooks' }).click();
  await expect(page).toHaveURL(/\/marketplace$/);
});

test('the contents lead to the headings, by keyboard too, and a link to a heading goes there', async ({ page }) => {
  await page.goto(`/articles/${caseStudy}`);
  const contents = page.getByRole('navigation', { name: 'In this case study' });
  await takenOver(page);
  await contents.getByRole('link', { name: 'A quarter in numbers' }).focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'A quarter in numbers' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/#text-a-quarter-in-numbers$/);
  await expect(contents.getByRole('link', { name: 'A quarter in numbers' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(contents).toBeHidden();
  await page.goto(`/articles/${caseStudy}?from=mail#text-what-others-can-take-from-it`);
  await expect(page.getByRole('heading', { name: 'What others can take from it' })).toBeInViewport();
});

const evil =
  '<h2>Fine</h2><p onclick="x()" id="main" style="color:red">Text</p><img src=x onerror="window.hurt=1"><script>window.hurt=1</script>' +
  '<svg><a href="javascript:window.hurt=1">S</a></svg><a href="javascript:window.hurt=1">Go</a><table><tr><td>1</td></tr></table>';
const player = '<iframe src="https://www.youtube-nocookie.com/embed/x"></iframe>';
const bodies = {
  'the browser itself': evil,
  'an older browser': evil,
  'a text with players': `${evil}<iframe src="https://evil.example/"></iframe>${player}`,
};

async function isClean(page: Page, by: string, content: string): Promise<void> {
  if (by === 'an older browser') await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
  await page.route('**/*youtube-nocookie.com/**', (route) => route.fulfill({ body: 'A player' }));
  await page.route(`**/api/blog-posts/${caseStudy}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), content } });
  });
  const libraries: string[] = [];
  page.on('request', (request) => {
    if (/purify/.test(request.url())) libraries.push(request.url());
  });
  await gotoBare(page, `/articles/${caseStudy}`);
  await expect(page.getByRole('heading', { name: 'Fine' })).toHaveId('text-fine');
  const text = page.locator('.prose');
  await expect(text.getByRole('region', { name: 'Table' })).toBeVisible();
  expect(await text.innerHTML()).not.toMatch(/onclick|onerror|script|evil|svg|style|id="main"/);
  await expect(text.locator('iframe')).toHaveCount(by === 'a text with players' ? 1 : 0);
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  expect(libraries).toHaveLength(by === 'the browser itself' ? 0 : 1);
}

test('HTML that the server let through is sanitised before it is shown', async ({ context, expectedErrors }) => {
  // The content security policy reports event handlers while the sanitiser parses them.
  expectedErrors.push(/Content Security Policy/, /ERR_|Failed to load resource/);
  for (const [by, content] of Object.entries(bodies))
    await test.step(by, async () => {
      const page = await context.newPage();
      await isClean(page, by, content);
      await page.close();
    });
});
