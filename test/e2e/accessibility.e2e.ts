import type { Page } from '@playwright/test';
import { href } from '#shared/pages/href.ts';
import { type PageLayout, type PageName, pages } from '#shared/pages/pages.ts';
import { axeFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { offers, signInAdmin, signUp } from './people.ts';

/** A page for axe, possibly after some interaction. */
interface Face {
  readonly path: string;
  readonly width?: number;
  readonly prepare?: (page: Page) => Promise<void>;
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
  'articlePreview',
  'newsletter',
  'newsletterConfirm',
  'newsletterPreferences',
  'newsletterUnsubscribe',
  'order',
];
/** Other addresses of pages that are looked at. */
const sameAsAnother: readonly PageName[] = ['adminBlog', 'blog', 'blogArticle', 'signIn'];
const things: readonly PageName[] = ['aiTool', 'article', 'author', 'coachingPackage', 'ebook'];
const left: readonly PageName[] = [...lookedAtElsewhere, ...sameAsAnother, ...things];

const bareAddress = (path: string) => (path === pages.resetPassword.path ? `${path}?token=x` : path);

const facesOf = (layout: PageLayout): Face[] =>
  (Object.keys(pages) as PageName[])
    .filter((name) => pages[name].layout === layout && !left.includes(name))
    .map((name) => ({ path: bareAddress(pages[name].path) }));

/** Submits an empty form. */
const sendNothing = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(Send|Subscribe)/ }).click();
  await expect(page.getByText(/required|Please enter/).first()).toBeVisible();
};
const caseStudy = '/articles/case-study-access-review-rebuilt';

/** Pages in several states, and detail pages. */
const moreFaces: readonly Face[] = [
  { path: '/', prepare: sendNothing },
  { path: '/coaching', prepare: sendNothing },
  ...['/advertise', '/contact'].map((path) => ({ path, width: 390, prepare: sendNothing })),
  { path: '/ai-tools/zapier' },
  { path: '/ai-tools?search=nothing+of+this' },
  { path: '/articles', width: 390 },
  { path: caseStudy },
  { path: caseStudy, width: 390 },
];
const accountFaces = [{ path: '/library?tab=wishlist' }, { path: '/marketplace?openCart=true' }];

/** Detail pages. */
async function thingFaces(page: Page): Promise<Face[]> {
  const first = async (list: string) => (await (await page.request.get(`/api${list}`)).json())[0];
  const [book] = await offers(page);
  const { author_profile } = await (await page.request.get(`/api/blog-posts/${caseStudy.split('/').at(-1)}`)).json();
  return [
    { path: href('ebook', { id: book?.id ?? '' }) },
    { path: href('coachingPackage', { id: (await first('/coaching-packages?limit=1')).id }) },
    { path: href('author', { id: author_profile.id }) },
    { path: href('author', { id: author_profile.id }), width: 390 },
  ];
}

/** Checks pages one after the other in one browser, which caches the application's code. */
async function lookAt(page: Page, faces: readonly Face[]): Promise<void> {
  for (const { path, width = 1280, prepare } of faces)
    await test.step(`${path}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.locator('main h1').first().waitFor();
      await prepare?.(page);
      expect.soft(await axeFindings(page), `${path}, ${width} px`).toEqual([]);
      if (width === 390)
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `width of ${path}`).toBe(390);
    });
}

/** Splits the pages over as many tests as run at a time. */
function inParts(faces: readonly Face[], parts: number): Face[][] {
  const size = Math.ceil(faces.length / parts);
  return Array.from({ length: parts }, (_, part) => faces.slice(part * size, (part + 1) * size));
}

test('pages for signed-in users', async ({ page }) => {
  await signUp(page);
  await lookAt(page, [...facesOf('account'), ...accountFaces]);
});

test.describe('without notifications', () => {
  // These pages show no notifications, and a browser without routes caches the application's files.
  test.use({ isNotified: true });

  for (const [part, faces] of inParts([...facesOf('site'), ...facesOf('bare'), ...moreFaces], 3).entries())
    test(`pages for everybody, part ${part + 1}`, ({ page }) => lookAt(page, faces));

  test('detail pages, and a page that does not exist', async ({ page, expectedErrors }) => {
    // The browser logs the page's own 404.
    expectedErrors.push(/status of 404/);
    await lookAt(page, [...(await thingFaces(page)), { path: '/no-such-page' }]);
  });

  for (const [part, faces] of inParts(facesOf('admin'), 3).entries())
    test(`pages of the back-office, part ${part + 1}`, async ({ page }) => {
      await signInAdmin(page);
      await lookAt(page, faces);
    });
});
