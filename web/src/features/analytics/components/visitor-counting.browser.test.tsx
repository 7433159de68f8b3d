import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { busy } from '#test/components/contract-server.ts';
import { stock } from '#test/components/shop.ts';
import { test } from '#test/components/site.tsx';

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
