import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { busy } from '#test/components/contract-server.ts';
import { idOf } from '#test/components/sample.ts';
import { ebookDetail, stock } from '#test/components/shop.ts';
import { type Site, test } from '#test/components/site.tsx';

const notice = page.getByRole('region', { name: 'One cookie, if you allow it' });
/** Counting starts a second after the page load. */
const untilAsked = 1000;

describe('counting visits', () => {
  test('fails silently', async ({ site }) => {
    localStorage.removeItem('visitor-cookie');
    stock(site.server, []);
    site.server.refuse('POST /track-visitor', busy);
    await site.open('/marketplace');
    await site.pass(untilAsked);
    await expect.element(notice).toBeVisible();
    await expect
      .poll(() => site.server.last('POST /track-visitor'))
      .toMatchObject({
        body: { path: '/marketplace', cookie: false },
        isSigned: false,
      });
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('does not ask when the browser sends Global Privacy Control, but the choice can still be opened', async ({
    site,
  }) => {
    localStorage.removeItem('visitor-cookie');
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    stock(site.server, []);
    await site.open('/marketplace');
    await site.pass(untilAsked);
    await expect
      .poll(() => site.server.last('POST /track-visitor'))
      .toMatchObject({ body: { path: '/marketplace', cookie: false } });
    await expect.element(notice).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Visitor cookie' }).click();
    await expect.element(notice).toBeVisible();
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  });

  test('neither asks admins nor counts them', async ({ site }) => {
    localStorage.removeItem('visitor-cookie');
    site.signInAdmin();
    stock(site.server, []);
    await site.open('/marketplace');
    await site.pass(untilAsked);
    // Counting and notifications start together.
    await expect.poll(() => site.server.count('GET /notifications')).toBe(1);
    await expect.element(notice).not.toBeInTheDocument();
    expect(site.server.count('POST /track-visitor')).toBe(0);
  });
});

/** Opens a page on a phone as a new visitor, who is asked about the cookie. */
async function openAsked({ server, open, pass }: Site, path: string): Promise<void> {
  localStorage.removeItem('visitor-cookie');
  stock(server, []);
  server.answer('GET /ebooks/{id}', ebookDetail());
  await page.viewport(390, 844);
  await open(path);
  await pass(untilAsked);
  await expect.element(notice).toBeVisible();
}

const boxOf = (place: { element(): Element }): DOMRect => place.element().getBoundingClientRect();

describe('the cookie notice on a phone', () => {
  test('stands above the bar that buys an ebook', async ({ site }) => {
    await openAsked(site, `/ebook/${idOf('ebook')}`);
    const bar = page.getByRole('region', { name: 'Purchase this ebook' });
    await expect.element(bar.getByRole('button', { name: 'Buy Now' })).toBeVisible();
    expect(boxOf(notice).bottom).toBeLessThanOrEqual(boxOf(bar).top);
  });

  for (const [path, last] of [
    ['/create-account', 'Create Account'],
    ['/marketplace', 'Visitor cookie'],
  ] as const)
    test(`leaves room at the end of ${path}`, async ({ site }) => {
      await openAsked(site, path);
      const button = page.getByRole('button', { name: last, exact: true }).last();
      await expect.element(button).toBeVisible();
      window.scrollTo(0, document.documentElement.scrollHeight);
      expect(boxOf(button).bottom).toBeLessThanOrEqual(boxOf(notice).top);
    });

  test('returns the focus to the button that opened it again, else to the heading, and its room with it', async ({
    site,
  }) => {
    await openAsked(site, '/marketplace');
    await notice.getByRole('button', { name: 'Refuse' }).click();
    await expect.element(notice).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(getComputedStyle(document.body, '::after').height).toBe('0px');
    const again = page.getByRole('button', { name: 'Visitor cookie' });
    await again.click();
    await notice.getByRole('button', { name: 'Allow' }).click();
    await expect.element(again).toHaveFocus();
  });
});
