import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Newsletter } from '#shared/newsletter/newsletter.ts';
import type { TestRecipient } from '#shared/newsletter/test-mail.ts';
import { href } from '#shared/pages/href.ts';
import { PublicSettings } from '#shared/settings/settings.ts';
import { problem } from '#test/components/contract-server.ts';
import { outages, tryAgain } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const id = idOf('newsletter', 1);
const list = 'GET /admin/newsletters/test-recipients';
const call = 'POST /admin/newsletters/{id}/test';
const edith = { id: idOf('user', 2), name: 'Edith Editor' };
const odile = { id: idOf('user', 3), name: 'Odile Owner' };
const me = 'usr_1';

const opener = () => page.getByRole('button', { name: 'To colleagues' });
const dialog = () => page.getByRole('dialog', { name: 'Send a test' });
const box = (label: string | RegExp) => dialog().getByRole('checkbox', { name: label });
const own = () => box('You (sam@example.test)');
const send = () => dialog().getByRole('button', { name: /^Send/ });

/** Opens the page of a saved newsletter, whatever its colleagues are. */
async function openPage({ server, signIn, open }: Site): Promise<void> {
  signIn({ id: me, role: 'editor', is_admin: false });
  const newsletter = sampleOf(Newsletter, { id, subject: 'Quiet audits', status: 'draft', template_id: null });
  server.answer('GET /settings', sampleOf(PublicSettings, { time_zone: 'Europe/Berlin' }));
  server.answer('GET /admin/newsletters/{id}', { ...newsletter, interests: [], scheduled_date: null });
  server.answer('GET /admin/newsletter-templates', [{ id: 'letter', name: 'Letter' }]);
  server.answer('GET /admin/newsletters/audience', { count: 4 });
  server.answer('POST /admin/newsletters/preview', { html: '<p>Mail</p>', text: 'Mail', size: 5400 });
  await open(href('adminNewsletterIssue', { id }));
}
async function openDialog(site: Site, colleagues: readonly TestRecipient[] = [edith, odile]): Promise<void> {
  site.server.answer(list, [...colleagues]);
  await openPage(site);
  await opener().click();
  await expect.element(own()).toBeVisible();
}

describe('a test for colleagues', () => {
  test('goes to those who are ticked, oneself at first, and is remembered while the form is open', async ({ site }) => {
    await openDialog(site);
    await expect.element(own()).toBeChecked();
    await expect.element(box('Edith Editor')).not.toBeChecked();
    await expect.element(send()).toHaveTextContent('Send test');
    await box('Edith Editor').click();
    await expect.element(send()).toHaveTextContent('Send 2 tests');
    site.server.answer(call, { success: true, message: 'Tests are on their way to you and Edith Editor' });
    await send().click();
    await expect.element(page.getByText('Tests are on their way to you and Edith Editor')).toBeVisible();
    expect(site.server.last(call)?.body).toEqual({ recipients: [me, edith.id] });
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(box('Edith Editor')).toBeChecked();
    await own().click();
    await box('Edith Editor').click();
    await expect.element(dialog().getByText('Choose at least one person.')).toBeVisible();
    await expect.element(send()).toBeDisabled();
  });

  test('stays in question when it was refused, and leaves out who has lost the role', async ({ site }) => {
    await openDialog(site);
    await box('Edith Editor').click();
    const sentence = 'No test was sent: Edith Editor may not write newsletters any more. Please choose again.';
    site.server.refuse(call, () => problem(409, 'conflict', sentence));
    site.server.answer(list, [odile]);
    await send().click();
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(box('Edith Editor')).not.toBeInTheDocument();
    await expect.element(send()).toHaveTextContent('Send test');
  });

  test('goes to ten at most', async ({ site }) => {
    const many = Array.from({ length: 11 }, (_, at) => ({ id: idOf('user', at + 10), name: `Colleague ${at}` }));
    await openDialog(site, many);
    for (const { name } of many.slice(0, 9)) await box(name).click();
    await expect.element(dialog().getByText('At most 10 at once.')).toBeVisible();
    await expect.element(box('Colleague 10')).toBeDisabled();
    await own().click();
    await expect.element(box('Colleague 10')).toBeEnabled();
  });

  test('has room for another one where one of ten has lost the role', async ({ site }) => {
    const many = Array.from({ length: 10 }, (_, at) => ({ id: idOf('user', at + 10), name: `Colleague ${at}` }));
    await openDialog(site, many);
    for (const { name } of many.slice(0, 9)) await box(name).click();
    await expect.element(box('Colleague 9')).toBeDisabled();
    site.server.refuse(call, () => problem(409, 'conflict', 'No test was sent. Please choose again.'));
    site.server.answer(list, many.slice(1));
    await send().click();
    await expect.element(box('Colleague 0')).not.toBeInTheDocument();
    await box('Colleague 9').click();
    await expect.element(send()).toHaveTextContent('Send 10 tests');
  });

  test('can only go to oneself where nobody else writes newsletters', async ({ site }) => {
    await openDialog(site, []);
    await expect.element(dialog().getByText(/^Nobody else writes newsletters here/)).toBeVisible();
    await expect.element(send()).toBeEnabled();
  });

  test('waits for the list', async ({ site }) => {
    site.server.answer(list, [edith]);
    const arrive = site.server.hold(list);
    await openPage(site);
    await opener().click();
    await expect.element(dialog().getByText('Loading your colleagues')).toBeInTheDocument();
    await expect.element(send()).toBeDisabled();
    arrive();
    await expect.element(box('Edith Editor')).toBeVisible();
    await expect.element(send()).toBeEnabled();
  });

  test('says when the list could not be loaded; oneself can be chosen all the same', async ({ site }) => {
    const mend = site.server.refuse(list, outages[1][1]);
    await openPage(site);
    await opener().click();
    const alert = dialog().getByRole('alert').filter({ hasText: 'Your colleagues could not be loaded' });
    await expect.element(alert).toBeVisible();
    await expect.element(send()).toBeEnabled();
    mend();
    site.server.answer(list, [edith]);
    await tryAgain(site, alert);
    await expect.element(box('Edith Editor')).toBeVisible();
  });

  test('fits a phone, also beside a long name', async ({ site }) => {
    await page.viewport(390, 844);
    await openDialog(site, [{ ...edith, name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3) }]);
    expect(document.documentElement.scrollWidth).toBe(390);
    const { right } = dialog().element().getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(390);
    expect(dialog().element().scrollWidth).toBeLessThanOrEqual(dialog().element().clientWidth);
  });
});
