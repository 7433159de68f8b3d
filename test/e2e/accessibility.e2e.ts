import type { Page } from '@playwright/test';
import { href } from '#shared/pages/href.ts';
import { type PageLayout, type PageName, pages } from '#shared/pages/pages.ts';
import { axeFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { offers, signInAdmin, signUp } from './people.ts';

async function findings(page: Page): Promise<string[]> {
  await page.locator('main h1').first().waitFor();
  return axeFindings(page);
}

/** Pages that axe looks at in the test of what they are for. */
const lookedAtElsewhere: readonly PageName[] = [
  'adminArticle',
  'adminArticleRevisions',
  'adminEbookText',
  'adminGeneration',
  'adminInquiry',
  'adminLegalPage',
  'adminNewNewsletter',
  'adminNewsletterIssue',
  'adminNewsletterSending',
  'adminOrder',
  'adminUser',
  'advertise',
  'aiTool',
  'aiTools',
  'article',
  'articlePreview',
  'articles',
  'author',
  'coaching',
  'coachingPackage',
  'contact',
  'newsletter',
  'newsletterConfirm',
  'newsletterPreferences',
  'newsletterUnsubscribe',
  'order',
  'subscriptions',
];
/** Other addresses of pages that are looked at. */
const sameAsAnother: readonly PageName[] = ['adminBlog', 'blog', 'blogArticle', 'signIn'];
const left: readonly PageName[] = [...lookedAtElsewhere, ...sameAsAnother, 'ebook'];

/** Pages with more than one face. */
const moreAddresses = { site: ['/no-such-page'], account: ['/library?tab=wishlist', '/marketplace?openCart=true'] };
const bareAddress = (path: string) => (path === pages.resetPassword.path ? `${path}?token=x` : path);

const pathsOf = (layout: PageLayout): string[] =>
  (Object.keys(pages) as PageName[])
    .filter((name) => pages[name].layout === layout && !left.includes(name))
    .map((name) => bareAddress(pages[name].path));

for (const path of [...pathsOf('site'), ...pathsOf('bare'), ...moreAddresses.site])
  test(path, async ({ page, expectedErrors }) => {
    // The browser logs the page's own 404.
    if (path === '/no-such-page') expectedErrors.push(/status of 404/);
    await page.goto(path);
    expect(await findings(page)).toEqual([]);
  });

test('an ebook', async ({ page }) => {
  const [book] = await offers(page);
  await page.goto(href('ebook', { id: book?.id ?? '' }));
  expect(await findings(page)).toEqual([]);
});

for (const path of [...pathsOf('account'), ...moreAddresses.account])
  test(path, async ({ page }) => {
    await signUp(page);
    await page.goto(path);
    expect(await findings(page)).toEqual([]);
  });

for (const path of pathsOf('admin'))
  test(path, async ({ page }) => {
    await signInAdmin(page);
    await page.goto(path);
    expect(await findings(page)).toEqual([]);
  });
