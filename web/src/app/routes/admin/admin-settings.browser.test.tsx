import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LegalPageState } from '#shared/settings/legal.ts';
import { legalPages } from '#shared/settings/legal-pages.ts';
import { defaultSettings, type Settings } from '#shared/settings/settings.ts';
import { busy, problem } from '#test/components/contract-server.ts';
import { busyServer, failAndRetry } from '#test/components/outages.ts';
import { sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const settings = (fields: Partial<Settings> = {}): Settings => ({
  ...{ ...defaultSettings, support_email: 'help@shop.org', operator_email: 'desk@shop.org' },
  ...{ postal_address: 'Rampart Press\n1 Lane, Town', revision: 4 },
  ...fields,
});
const field = (name: string) => page.getByLabelText(name, { exact: true });
const save = () => page.getByRole('button', { name: 'Save' }).click();

const texts = legalPages.map((each) =>
  sampleOf(LegalPageState, { page: each, title: each, is_default: each !== 'terms', saved_by: null }),
);

async function openSettings(site: Site, stored = settings()): Promise<void> {
  site.signInAdmin();
  site.server.answer('GET /admin/legal', texts);
  site.server.answer('GET /admin/settings', stored);
  await site.open('/admin/settings');
  await expect.element(field('Time zone')).toHaveValue(stored.time_zone);
}

describe('the settings', () => {
  test('show the failure when the server is busy, and Try Again loads them', async ({ site }) => {
    site.signInAdmin();
    site.server.answer('GET /admin/settings', settings());
    site.server.answer('GET /admin/legal', texts);
    await failAndRetry(site, '/admin/settings', 'Failed to fetch settings', busyServer);
    await expect.element(field('Support address')).toHaveValue('help@shop.org');
  });

  test('say what public pages still miss, with links to the fields', async ({ site }) => {
    await openSettings(site, settings({ support_email: 'support@rampart.test', postal_address: 'Rampart Press' }));
    await expect.element(page.getByRole('heading', { name: 'Still missing on public pages' })).toBeVisible();
    await page.getByRole('link', { name: /^Postal address: the imprint/ }).click();
    await expect.element(field('Postal address')).toHaveFocus();
    await page.getByRole('link', { name: /^Support address: .*support@rampart\.test/ }).click();
    await expect.element(field('Support address')).toHaveFocus();
    await expect.element(page.getByRole('link', { name: /^Operator address/ })).not.toBeInTheDocument();
  });

  test('lead to the legal texts, and say which are own ones', async ({ site }) => {
    await openSettings(site);
    const section = page.getByRole('region', { name: 'Legal texts' });
    await expect.element(section.getByText('Own text')).toBeVisible();
    await expect.element(section.getByText('changed on 15 Jan 2026, 09:00 UTC')).toBeVisible();
    await expect.element(section.getByText('Default text')).toHaveLength(3);
    const link = section.getByRole('link', { name: 'Imprint' });
    await expect.element(link).toHaveAttribute('href', '/admin/settings/legal/imprint');
  });

  test('are saved as a whole over their revision, and are then no longer unsaved or missing', async ({ site }) => {
    await openSettings(site, settings({ postal_address: '' }));
    await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
    await field('Postal address').fill('1 Lane, Town');
    await field('Percent off').fill('20');
    await expect.element(page.getByText('Unsaved changes')).toBeVisible();
    const saved = settings({ postal_address: '1 Lane, Town', revision: 5 });
    site.server.answer('PUT /admin/settings', { success: true, message: 'Saved', settings: saved });
    await save();
    await expect.element(page.getByText('Settings updated successfully')).toBeVisible();
    const { revision: _, ...rest } = defaultSettings;
    expect(site.server.last('PUT /admin/settings')?.body).toEqual({
      ...{ ...rest, support_email: 'help@shop.org', operator_email: 'desk@shop.org' },
      ...{ postal_address: '1 Lane, Town', wishlist_offer: { percent: 20, hours: 48 }, revision: 4 },
    });
    await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
    await expect.element(page.getByText('Still missing on public pages')).not.toBeInTheDocument();
    await field('Open rate').fill('50%');
    await save();
    await expect.poll(() => site.server.last('PUT /admin/settings')?.body).toMatchObject({ revision: 5 });
  });

  test('are refused on their fields, also inside of groups', async ({ site }) => {
    const zone = 'Choose a time zone such as UTC or Europe/Berlin';
    const errors = { time_zone: zone, 'wishlist_offer.percent': 'Use 1 to 90 percent' };
    site.server.refuse('PUT /admin/settings', () => problem(422, 'invalid', zone, errors));
    await openSettings(site);
    await field('Time zone').fill('Asia/Kolkata');
    await field('Percent off').fill('90');
    await save();
    await expect.element(page.getByText('Two things to correct')).toBeVisible();
    await expect.element(field('Time zone')).toHaveAccessibleDescription(expect.stringContaining(zone));
    await page.getByRole('link', { name: 'Use 1 to 90 percent' }).click();
    await expect.element(field('Percent off')).toHaveFocus();
    await expect.element(field('Time zone')).toHaveValue('Asia/Kolkata');
  });

  test('keep what was typed when the server is busy, or somebody else has saved first', async ({ site }) => {
    const repair = site.server.refuse('PUT /admin/settings', busy);
    await openSettings(site);
    await field('Mails per second').fill('25');
    await save();
    await expect.element(page.getByText(/^Failed to update settings|not available right now/)).toBeVisible();
    await expect.element(field('Mails per second')).toHaveValue(25);
    repair();

    const current = settings({ time_zone: 'Europe/Berlin', revision: 5 });
    const detail = 'Somebody else changed this in the meantime. Your text is kept; compare and save again.';
    const stale = { type: 'about:blank', title: 'Conflict', status: 409, code: 'stale_version', detail, current };
    const settle = site.server.refuse('PUT /admin/settings', () => Response.json(stale, { status: 409 }));
    await save();
    await expect.element(page.getByText(detail)).toBeVisible();
    await page.getByRole('button', { name: 'Use the saved Time zone' }).click();
    await expect.element(field('Time zone')).toHaveValue('Europe/Berlin');
    settle();
    site.server.answer('PUT /admin/settings', {
      success: true,
      message: 'Saved',
      settings: { ...current, revision: 6 },
    });
    await save();
    await expect.element(page.getByText('Settings updated successfully')).toBeVisible();
    expect(site.server.last('PUT /admin/settings')?.body).toMatchObject({ sender_rate: 25, revision: 5 });
    await expect.element(page.getByText('Saved in the meantime.')).not.toBeInTheDocument();
  });

  test('ask before a page with unsaved changes is left, and can be discarded', async ({ site }) => {
    await openSettings(site);
    await field('Support address').fill('other@shop.org');
    await page.getByRole('link', { name: 'Trash' }).first().click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(field('Support address')).toHaveValue('other@shop.org');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(field('Support address')).toHaveValue('help@shop.org');
    await expect.element(page.getByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
  });

  test('fit on a phone without a horizontal scroll', async ({ site }) => {
    await page.viewport(390, 844);
    await openSettings(site, settings({ support_email: 'support@rampart.test', postal_address: '' }));
    expect(document.documentElement.scrollWidth).toBe(390);
  });
});
