import { describe, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PaymentStatus } from '#shared/commerce/payment.ts';
import { UserLibrary } from '#shared/library/library.ts';
import { Notification } from '#shared/notifications/notification.ts';
import type { ContractServer } from '#test/components/contract-server.ts';
import { sampleOf } from '#test/components/sample.ts';
import { stock } from '#test/components/shop.ts';
import { test } from '#test/components/site.tsx';

const popup = (name: string) => page.getByRole('dialog', { name });
/** Notifications are loaded one second after the page load, then polled every 30 seconds. */
const untilTold = 1000;
const untilLookedAgain = 30_000;

const notice = (id: string, fields: Partial<Notification> = {}) =>
  sampleOf(Notification, { id, title: `Notice ${id}`, ...fields });

/** Serves these until they are dismissed; returns what the page reports. */
function tell(server: ContractServer, notifications: readonly Notification[]): string[] {
  const acts: string[] = [];
  const isOpen = ({ id }: Notification) => !acts.includes(`${id} dismissed`);
  server.answer('GET /notifications', () => ({ notifications: notifications.filter(isOpen) }));
  for (const [route, act] of [
    ['POST /notifications/{id}/shown', 'shown'],
    ['POST /notifications/{id}/dismiss', 'dismissed'],
  ] as const)
    server.answer(route, ({ params }) => {
      acts.push(`${params.id} ${act}`);
      return { success: true };
    });
  return acts;
}

describe('the notification popup', () => {
  test('shows only the first; its code can be copied, and Shop Now leads to the library for a wish', async ({
    site,
  }) => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    site.signIn();
    site.server.answer('GET /user/library', sampleOf(UserLibrary));
    stock(site.server, []);
    const expires_at = new Date(Date.now() + 60 * 60 * 1000).toISOString();
    const wish = { notification_type: 'wishlist', discount_code: 'WISH-TEST', discount_percentage: 15 } as const;
    const acts = tell(site.server, [notice('one', { ...wish, expires_at }), notice('two')]);
    await site.open('/marketplace');
    await site.pass(untilTold);
    await expect.element(popup('Notice one').getByText(/^Limited time/)).toBeVisible();
    await popup('Notice one').getByRole('button', { name: 'Copy' }).click();
    await expect.element(page.getByText('Discount code copied!')).toBeVisible();
    expect(copied).toHaveBeenCalledExactlyOnceWith('WISH-TEST');
    const says = (name: string) => popup('Notice one').getByRole('button', { name, exact: true }).query() !== null;
    await site.pass(1500);
    expect(says('Copied')).toBe(true);
    await site.pass(500);
    expect(says('Copy')).toBe(true);
    await popup('Notice one').getByRole('button', { name: 'Shop Now' }).click();
    await expect.element(page.getByText('No ebooks yet')).toBeVisible();
    expect(window.location.pathname).toBe('/library');
    await expect.poll(() => acts).toEqual(['one shown', 'one dismissed']);

    const looks = site.server.count('GET /notifications');
    await site.pass(untilLookedAgain);
    await expect.poll(() => site.server.count('GET /notifications')).toBeGreaterThan(looks);
    await expect.element(popup('Notice two')).not.toBeInTheDocument();
  });

  test('is polled every 30 seconds', async ({ site }) => {
    site.signIn();
    stock(site.server, []);
    tell(site.server, []);
    await site.open('/marketplace');
    await site.pass(untilTold);
    await expect.poll(() => site.server.count('GET /notifications')).toBe(1);
    for (const looks of [2, 3]) {
      await site.pass(untilLookedAgain - 1000);
      expect(site.server.count('GET /notifications')).toBe(looks - 1);
      await site.pass(1000);
      await expect.poll(() => site.server.count('GET /notifications')).toBe(looks);
    }
  });

  test('does not return after a reload once dismissed', async ({ site }) => {
    site.signIn();
    stock(site.server, []);
    const acts = tell(site.server, [notice('one')]);
    await site.open('/marketplace');
    await site.pass(untilTold);
    await popup('Notice one').getByRole('button', { name: 'Maybe Later' }).click();
    await expect.poll(() => acts).toEqual(['one shown', 'one dismissed']);
    await expect.element(popup('Notice one')).not.toBeInTheDocument();
    const looks = site.server.count('GET /notifications');

    await site.open('/marketplace');
    await site.pass(untilTold);
    await expect.poll(() => site.server.count('GET /notifications')).toBeGreaterThan(looks);
    await expect.element(popup('Notice one')).not.toBeInTheDocument();
    expect(acts).toEqual(['one shown', 'one dismissed']);
  });

  test('is shown once in a tab, also if the page is loaded again before it was dismissed', async ({ site }) => {
    site.signIn();
    stock(site.server, []);
    const acts = tell(site.server, [notice('one'), notice('two')]);
    await site.open('/marketplace');
    await site.pass(untilTold);
    await expect.element(popup('Notice one')).toBeVisible();
    const looks = site.server.count('GET /notifications');

    await site.open('/marketplace');
    await site.pass(untilTold);
    await expect.poll(() => site.server.count('GET /notifications')).toBeGreaterThan(looks);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(acts).toEqual(['one shown']);
  });

  test("waits while a payment's result is shown", async ({ site }) => {
    const user = site.signIn();
    stock(site.server, []);
    site.server.answer('GET /auth/me', user);
    const paid = { payment_status: 'paid', status: 'complete' } as const;
    site.server.answer('GET /payments/status/{sessionId}', sampleOf(PaymentStatus, paid));
    site.server.answer('GET /user/library', sampleOf(UserLibrary));
    const acts = tell(site.server, [notice('one')]);
    await site.open('/purchase-success?session_id=cs_test_1');
    await site.pass(untilTold);
    await expect.poll(() => site.server.count('GET /notifications')).toBeGreaterThan(0);
    await expect.element(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
    await expect.element(popup('Notice one')).not.toBeInTheDocument();
    expect(acts).toEqual([]);
    await page.getByRole('link', { name: 'Go to My Library' }).click();
    await expect.element(popup('Notice one')).toBeVisible();
  });

  test('waits while the cart or a dialog is open', async ({ site }) => {
    site.signIn();
    stock(site.server, []);
    const acts = tell(site.server, [notice('one')]);
    await site.open('/marketplace?openCart=true');
    await site.pass(untilTold);
    await expect.poll(() => site.server.count('GET /notifications')).toBe(1);
    await expect.element(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
    await expect.element(popup('Notice one')).not.toBeInTheDocument();
    expect(acts).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(popup('Notice one')).toBeVisible();
    // The closing cart gives the focus back last, which would close a menu that was opened before.
    await expect.element(page.getByRole('dialog', { name: 'Cart' })).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.tagName).toBe('H1');
    await page.getByRole('button', { name: 'Account of Sam Sample' }).click();
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Change Password' })).toBeVisible();
    await expect.element(popup('Notice one')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(popup('Notice one')).toBeVisible();
    await expect.poll(() => acts).toEqual(['one shown']);
  });

  test('waits until the cookie question is answered', async ({ site }) => {
    localStorage.removeItem('visitor-cookie');
    site.signIn({ role: 'user', is_admin: false });
    stock(site.server, []);
    tell(site.server, [notice('one')]);
    await site.open('/marketplace');
    await site.pass(untilTold);
    await expect.poll(() => site.server.count('GET /notifications')).toBe(1);
    await expect.element(page.getByRole('region', { name: 'One cookie, if you allow it' })).toBeVisible();
    await expect.element(popup('Notice one')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect.element(popup('Notice one')).toBeVisible();
  });

  test('is not requested for visitors', async ({ site }) => {
    stock(site.server, []);
    await site.open('/marketplace');
    await site.pass(untilTold);
    await expect.poll(() => site.server.count('POST /track-visitor')).toBe(1);
    await site.pass(untilLookedAgain);
    expect(site.server.count('GET /notifications')).toBe(0);
  });

  test('is not shown in the back-office', async ({ site }) => {
    site.signInAdmin();
    site.server.answer('GET /admin/orders', [], { total: 0 });
    tell(site.server, [notice('one')]);
    await site.open('/admin/orders');
    await site.pass(untilTold);
    await expect.poll(() => site.server.count('GET /notifications')).toBe(1);
    await expect.element(popup('Notice one')).not.toBeInTheDocument();
  });
});
