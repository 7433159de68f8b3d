import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { offline, problem } from '#test/components/contract-server.ts';
import { outages, saidOfAct } from '#test/components/outages.ts';
import { answerHome, stock } from '#test/components/shop.ts';
import { test } from '#test/components/site.tsx';

const at = '2026-11-24T08:30:00.000Z';
const here = {
  ...{ id: 'here', device: 'Firefox on Linux', back_office: false, began_at: at, last_used_at: at, current: true },
};
const phone = {
  ...{ id: 'phone', device: 'Safari on iPhone', back_office: false, began_at: at, current: false },
  last_used_at: '2026-11-24T09:30:00.000Z',
};

describe('the account page', () => {
  for (const outage of outages)
    test(`renders with ${outage[0]}, and a failed export says why`, async ({ site }) => {
      site.signIn({ name: 'Sam Sample' });
      site.server.breakDown(outage[1]);
      await site.open('/account');
      await expect.element(page.getByRole('main').getByText('Sam Sample')).toBeVisible();
      await expect.element(page.getByText('Your name appears on your receipts.')).toBeVisible();
      await page.getByRole('button', { name: 'Export my data' }).click();
      const said = saidOfAct(outage, 'Failed to export your data. Please try again.');
      await expect.element(page.getByText(said)).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'Export my data' })).toBeEnabled();
    });

  test('says that a large export is being prepared, and offers its files once they are there', async ({ site }) => {
    const { server } = site;
    server.answer('GET /auth/me', site.signIn());
    const message = 'Your export is large, so it is being prepared. You get a mail when it can be downloaded.';
    server.answer('GET /user/export', { success: true, message });
    await site.open('/account');
    await expect.element(page.getByRole('button', { name: 'Export my data' })).toBeVisible();
    server.answer('GET /user/export-files', { state: 'preparing', files: 0, expires_at: null });
    await page.getByRole('button', { name: 'Export my data' }).click();
    await expect.element(page.getByText(message)).toBeVisible();
    const preparing = 'Your export is being prepared. You get a mail when it can be downloaded.';
    await expect.element(page.getByText(preparing)).toBeVisible();

    server.answer('GET /user/export-files', { state: 'ready', files: 2, expires_at: '2026-12-01T00:00:00.000Z' });
    const gone = problem(404, 'not_found', 'This export is no longer there');
    server.refuse('GET /user/export-files/{file}', () => gone.clone());
    await site.open('/account');
    await expect.element(page.getByText('Your export is ready, until 1 Dec 2026.')).toBeVisible();
    await page.getByRole('button', { name: 'Download 2 of 2' }).click();
    await expect.element(page.getByText('This export is no longer there')).toBeVisible();
    expect(server.last('GET /user/export-files/{file}')?.params.file).toBe('2');
  });

  test('signs out everywhere, or says why not', async ({ site }) => {
    const { server } = site;
    server.answer('GET /auth/me', site.signIn());
    stock(server, []);
    answerHome(server);
    server.answer('POST /auth/logout', { success: true });
    server.answer('POST /auth/logout-everywhere', { success: true, message: 'You are signed out everywhere.' });
    const repair = server.refuse('POST /auth/logout-everywhere', offline);
    await site.open('/account');
    const button = page.getByRole('button', { name: 'Sign out everywhere' });
    await button.click();
    const failed = 'Failed to sign out everywhere. Please try again. Check your connection.';
    await expect.element(page.getByText(failed)).toBeVisible();
    repair();
    await button.click();
    await expect.element(page.getByText('You are signed out everywhere.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
    expect(window.location.pathname).toBe('/');
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('lists the sessions and ends one after a question', async ({ site }) => {
    const { server } = site;
    server.answer('GET /auth/me', site.signIn());
    server.answer('GET /user/sessions', { sessions: [here, phone] });
    await site.open('/account');
    const devices = page.getByRole('region', { name: 'Devices' });
    await expect.element(devices.getByText('Firefox on Linux')).toBeVisible();
    await expect.element(devices.getByText('This session')).toBeVisible();
    await expect.element(devices.getByText('Last used 24 Nov 2026, 09:30 UTC')).toBeVisible();
    server.answer('DELETE /user/sessions/{id}', { success: true, message: 'The session has ended' });
    const repair = server.refuse('DELETE /user/sessions/{id}', offline);
    const end = async () => {
      await devices.getByRole('button', { name: /^End session: Safari on iPhone/ }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to end this session?' });
      await expect.element(dialog.getByText(/^Safari on iPhone: signed out at once/)).toBeVisible();
      await dialog.getByRole('button', { name: 'End session' }).click();
    };
    const looks = server.count('GET /user/sessions');
    await end();
    const failed = 'Failed to end the session. Please try again. Check your connection.';
    await expect.element(page.getByText(failed)).toBeVisible();
    await expect.poll(() => server.count('GET /user/sessions')).toBe(looks + 1);
    repair();
    server.answer('GET /user/sessions', { sessions: [here] });
    await end();
    await expect.element(page.getByText('The session has ended')).toBeVisible();
    await expect.element(devices.getByText('Safari on iPhone')).not.toBeInTheDocument();
    expect(server.last('DELETE /user/sessions/{id}')?.params.id).toBe('phone');
  });

  test('names two sessions of the same device apart', async ({ site }) => {
    site.server.answer('GET /auth/me', site.signIn());
    const earlier = { ...phone, id: 'earlier', began_at: '2026-11-20T07:00:00.000Z' };
    site.server.answer('GET /user/sessions', { sessions: [here, phone, earlier] });
    await site.open('/account');
    const end = page.getByRole('region', { name: 'Devices' }).getByRole('button', { name: /^End session: Safari/ });
    const names = () => end.elements().map((button) => button.getAttribute('aria-label'));
    await expect
      .poll(names)
      .toEqual([
        'End session: Safari on iPhone, signed in 24 Nov 2026, 08:30 UTC',
        'End session: Safari on iPhone, signed in 20 Nov 2026, 07:00 UTC',
      ]);
  });

  test('signs out here when this session is ended', async ({ site }) => {
    const { server } = site;
    server.answer('GET /auth/me', site.signIn());
    stock(server, []);
    answerHome(server);
    server.answer('POST /auth/logout', { success: true });
    server.answer('GET /user/sessions', { sessions: [here] });
    server.answer('DELETE /user/sessions/{id}', { success: true, message: 'You are signed out' });
    await site.open('/account');
    await page.getByRole('button', { name: /^End session: Firefox on Linux/ }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to end this session?' });
    await dialog.getByRole('button', { name: 'End session' }).click();
    await expect.element(page.getByText('You are signed out')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('says why the sessions are not there, and Try Again loads them', async ({ site }) => {
    const { server } = site;
    server.answer('GET /auth/me', site.signIn());
    server.answer('GET /user/sessions', { sessions: [here] });
    const repair = server.refuse('GET /user/sessions', () => problem(403, 'forbidden', 'Not now'));
    await site.open('/account');
    await expect.element(page.getByText('Failed to fetch the sessions')).toBeVisible();
    await expect.element(page.getByText('Not now')).toBeVisible();
    repair();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(page.getByText('Firefox on Linux')).toBeVisible();
  });

  test('keeps the direction of a name to itself', async ({ site }) => {
    site.server.answer('GET /auth/me', site.signIn({ name: 'שלום' }));
    await site.open('/account');
    const name = page.getByRole('main').getByText('שלום');
    await expect.element(name).toBeVisible();
    expect(name.element().tagName).toBe('BDI');
  });

  test('asks for a new password when the server requires one in the middle of a visit', async ({ site }) => {
    site.signIn();
    const required = problem(403, 'password_change_required', 'Please choose a new password first');
    site.server.refuse('GET /user/orders', () => required.clone());
    await site.open('/account/orders');
    const dialog = page.getByRole('dialog', { name: 'Change Password' });
    await expect.element(dialog).toBeVisible();

    stock(site.server, []);
    answerHome(site.server);
    site.server.answer('POST /auth/logout', { success: true });
    await dialog.getByRole('button', { name: 'Log out' }).click();
    await expect.element(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/');
  });
});
