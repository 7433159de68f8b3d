import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { Newsletter, NewsletterCard, NewsletterSummary } from '#shared/newsletter/newsletter.ts';
import { Sending } from '#shared/newsletter/sending.ts';
import { href } from '#shared/pages/href.ts';
import { PublicSettings } from '#shared/settings/settings.ts';
import { problem } from '#test/components/contract-server.ts';
import { outages, saidOfAct } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const id = idOf('newsletter', 1);
const call = 'POST /admin/newsletters/{id}/send';
const audience = 'GET /admin/newsletters/audience';
const fields = {
  ...{ id, subject: 'Quiet audits', preheader: '', snippet: 'Plan them.', template_id: null, sent_at: null },
  ...{ interests: ['compliance', 'frameworks'], scheduled_date: null, status: 'draft' as const },
};
const sending = sampleOf(Sending, { newsletter_id: id, subject: 'Quiet audits', state: 'sending' });
const begun = { success: true as const, message: 'Newsletter sent successfully', sending };

const dialog = () => page.getByRole('alertdialog', { name: 'Are you sure you want to send this newsletter?' });
const confirm = () => dialog().getByRole('button', { name: 'Send newsletter' });

async function openDesk({ server, signInAdmin, open }: Site, card: Partial<NewsletterCard> = {}): Promise<void> {
  signInAdmin();
  server.answer('GET /admin/newsletters', [sampleOf(NewsletterCard, { ...fields, ...card })]);
  server.answer('GET /admin/newsletters/summary', sampleOf(NewsletterSummary));
  server.answer('GET /admin/newsletter-subscribers/summary', { subscribers: 1204, confirmed: 1100 });
  server.answer('GET /admin/newsletters/{id}/sending', sending);
  server.answer(
    'GET /settings',
    sampleOf(PublicSettings, { time_zone: 'UTC', postal_address: 'Rampart Press\n1 Main Street' }),
  );
  await open('/admin/newsletter?search=audits');
}
async function ask(site: Site, count: number, card: Partial<NewsletterCard> = {}, act = 'Send'): Promise<void> {
  site.server.answer(audience, { count });
  await openDesk(site, card);
  await page.getByRole('button', { name: `${act} Quiet audits`, exact: true }).click();
}

describe('the question before a newsletter is sent', () => {
  test('says what goes to how many, and leads to how it is sent', async ({ site }) => {
    await ask(site, 1100);
    for (const text of ['Quiet audits', 'Compliance, Frameworks', '1,100 confirmed subscribers'])
      await expect.element(dialog().getByText(text, { exact: true })).toBeVisible();
    expect(site.server.last(audience)?.query).toEqual({ interests: ['compliance', 'frameworks'] });
    await expect.element(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(site.server.last('GET /settings')).toBeDefined();
    await expect.element(dialog().getByText(/no postal address/)).not.toBeInTheDocument();
    site.server.answer(call, begun);
    const arrive = site.server.hold(call);
    await confirm().click();
    await expect.element(dialog().getByRole('button', { name: 'Sending…' })).toBeVisible();
    arrive();
    await expect.element(page.getByText('Newsletter sent successfully')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Quiet audits' })).toBeVisible();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(window.location.pathname).toBe(href('adminNewsletterSending', { id }));
    expect(site.server.last(call)?.body).toBeUndefined();
    // The way back knows what the list was searched for.
    const back = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Newsletter' });
    await expect.element(back).toHaveAttribute('href', '/admin/newsletter?search=audits');
  });

  test('says that the mails would name no postal address, and where to give one', async ({ site }) => {
    await openDesk(site);
    site.server.answer(audience, { count: 3 });
    const settings = sampleOf(PublicSettings, { time_zone: 'UTC', postal_address: 'Rampart Press' });
    site.server.answer('GET /settings', settings);
    await page.getByRole('button', { name: 'Send Quiet audits', exact: true }).click();
    await expect.element(dialog().getByText(/^The shop has no postal address/)).toBeVisible();
    const link = dialog().getByRole('link', { name: 'settings' });
    await expect.element(link).toHaveAttribute('href', href('adminSettings'));
    await expect.element(confirm()).toBeEnabled();
  });

  test('cannot be answered with yes while nobody would get it', async ({ site }) => {
    await ask(site, 0, { interests: [] });
    await expect.element(dialog().getByText('Nobody: there is no confirmed subscriber yet.')).toBeVisible();
    await expect.element(dialog().getByText('All: it goes to everybody')).toBeVisible();
    await expect.element(confirm()).toBeDisabled();
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  test('says that nobody has chosen its topics', async ({ site }) => {
    await ask(site, 0);
    await expect.element(dialog().getByText('Nobody: no confirmed subscriber has chosen its topics.')).toBeVisible();
    await expect.element(confirm()).toBeDisabled();
  });

  test('waits for the count, and counts again when that fails', async ({ site }) => {
    site.server.answer(audience, { count: 3 });
    const mend = site.server.refuse(audience, outages[1][1]);
    await openDesk(site);
    await page.getByRole('button', { name: 'Send Quiet audits', exact: true }).click();
    await expect.element(dialog().getByText(/^How many get it could not be counted/)).toBeVisible();
    await expect.element(confirm()).toBeDisabled();
    mend();
    const arrive = site.server.hold(audience);
    await dialog().getByRole('button', { name: 'Count again' }).click();
    // Whoever came by keyboard keeps their place meanwhile.
    await expect.element(dialog().getByRole('button', { name: 'Trying again…' })).toHaveFocus();
    arrive();
    await expect.element(dialog().getByText('3 confirmed subscribers')).toBeVisible();
    await expect.element(confirm()).toBeEnabled();
  });

  for (const outage of outages)
    test(`says that it has failed with ${outage[0]}, and nothing has moved`, async ({ site }) => {
      await ask(site, 1100);
      site.server.refuse(call, outage[1]);
      await confirm().click();
      await expect.element(page.getByText(saidOfAct(outage, 'Failed to send newsletter.'))).toBeVisible();
      await expect.element(dialog()).not.toBeInTheDocument();
      expect(window.location.pathname).toBe('/admin/newsletter');
    });

  test('loads the list again when somebody else has sent it meanwhile', async ({ site }) => {
    await ask(site, 1100);
    site.server.refuse(call, () => {
      const card = sampleOf(NewsletterCard, { ...fields, status: 'sending' });
      site.server.answer('GET /admin/newsletters', [card]);
      return problem(409, 'conflict', 'This newsletter is on its way already');
    });
    await confirm().click();
    await expect.element(page.getByText('This newsletter is on its way already')).toBeVisible();
    const link = page.getByRole('link', { name: 'Quiet audits', exact: true });
    await expect.element(link).toBeVisible();
    const to = href('adminNewsletterSending', { id }, { list: 'search=audits' });
    await expect.element(link).toHaveAttribute('href', to);
    await expect.element(page.getByRole('link', { name: 'Progress Quiet audits' })).toHaveAttribute('href', to);
    await expect.element(page.getByRole('button', { name: 'Delete Quiet audits' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Edit Quiet audits' })).not.toBeInTheDocument();
  });

  test('says of a scheduled one when it was to go', async ({ site }) => {
    const scheduled_date = '2026-12-20T10:00:00.000Z';
    await ask(site, 1, { status: 'scheduled', scheduled_date }, 'Send now');
    await expect.element(dialog().getByText('1 confirmed subscriber', { exact: true })).toBeVisible();
    await expect.element(dialog().getByText(/^It is planned for 20 Dec 2026, 10:00 UTC/)).toBeVisible();
  });

  test('says of a scheduled one that it would not wait, and of others nothing about a plan', async ({ site }) => {
    const scheduled_date = '2026-12-20T10:00:00.000Z';
    await ask(site, 1, { status: 'scheduled', scheduled_date }, 'Send now');
    await expect.element(dialog().getByText(/10:00 UTC and would go now instead\. It starts at once\./)).toBeVisible();
    await ask(site, 1);
    await expect.element(dialog().getByText(/^It starts at once\./)).toBeVisible();
  });

  test('fits a phone, whatever the subject', async ({ site }) => {
    await page.viewport(390, 844);
    await openDesk(site, { subject: 'Donaudampfschifffahrt'.repeat(9) });
    site.server.answer(audience, { count: 12 });
    await page.getByRole('button', { name: /^Send / }).click();
    await expect.element(dialog().getByText('12 confirmed subscribers')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
    expect(dialog().element().scrollWidth).toBeLessThanOrEqual(dialog().element().clientWidth);
  });
});

describe('the page on which a newsletter is written', () => {
  async function openIssue(site: Site, role: 'admin' | 'editor'): Promise<void> {
    const { server } = site;
    if (role === 'admin') site.signInAdmin();
    else site.signIn({ role: 'editor', is_admin: false });
    server.answer('GET /settings', sampleOf(PublicSettings, { time_zone: 'UTC' }));
    const newsletter = sampleOf(Newsletter, { ...fields, content: '<p>Plan them.</p>', revision: 3 });
    server.answer('GET /admin/newsletters/{id}', newsletter);
    server.answer('GET /admin/newsletter-templates', [{ id: 'letter', name: 'Letter' }]);
    server.answer(audience, { count: 4 });
    server.answer('POST /admin/newsletters/preview', { html: '<p>Mail</p>', text: 'Mail', size: 5400 });
    await site.open(href('adminNewsletterIssue', { id }, { list: 'status=draft' }));
  }
  const opener = () => page.getByRole('region', { name: 'Send', exact: true }).getByRole('button');

  test('sends what is saved', async ({ site }) => {
    await openIssue(site, 'admin');
    await page.getByLabelText('Subject').fill('Quieter audits');
    await expect.element(opener()).toBeDisabled();
    await expect.element(page.getByText('Save first: what is sent is what is saved.')).toBeVisible();
    await page.getByLabelText('Subject').fill('Quiet audits');
    await opener().click();
    await expect.element(dialog().getByText('4 confirmed subscribers')).toBeVisible();
    site.server.answer(call, begun);
    site.server.answer('GET /admin/newsletters/{id}/sending', sending);
    await confirm().click();
    await expect.element(page.getByRole('tab', { name: 'Progress' })).toBeVisible();
    expect(window.location.pathname).toBe(href('adminNewsletterSending', { id }));
    const back = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Newsletter' });
    await expect.element(back).toHaveAttribute('href', '/admin/newsletter?status=draft');
  });

  test('offers no sending to editors', async ({ site }) => {
    await openIssue(site, 'editor');
    await expect.element(page.getByRole('region', { name: 'Test' })).toBeVisible();
    await expect.element(opener()).not.toBeInTheDocument();
  });
});
