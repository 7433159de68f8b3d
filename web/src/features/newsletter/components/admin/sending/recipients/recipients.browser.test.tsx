import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { Job } from '#shared/kernel/job.ts';
import { Recipient, SubscriberMail } from '#shared/newsletter/sending.ts';
import { SubscriberDetail } from '#shared/newsletter/subscriber.ts';
import { href } from '#shared/pages/href.ts';
import { outages, tryAgain } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { began, openSending, recipients, sentOf } from '#test/components/sendings.ts';
import { type Site, test } from '#test/components/site.tsx';

const call = 'GET /admin/newsletters/{id}/recipients';
const row = (text: string) => page.getByRole('row').filter({ hasText: text });

async function openRecipients(site: Site, listed = recipients, query = ''): Promise<void> {
  site.server.answer(call, listed);
  await openSending(site, sentOf(), `?tab=recipients${query}`);
}

describe('the recipients of a newsletter', () => {
  test('have a state, why a mail failed, and what came of it', async ({ site }) => {
    await openRecipients(site);
    const cells = (text: string) => [...row(text).element().children].map(({ textContent }) => textContent);
    await expect.element(row('anna@example.test')).toBeVisible();
    expect(cells('anna@example.test')).toEqual([
      ...['anna@example.test', 'Sent', '27 Nov 2026, 12:00 UTC', ''],
      ...['27 Nov 2026, 12:30 UTC', '27 Nov 2026, 12:31 UTC', '–', 'History'],
    ]);
    await expect.element(row('bert@example.test').getByText(/^MessageRejected: /)).toBeVisible();
    expect(cells('Removed subscriber')).toEqual(['Removed subscriber', 'Queued', '–', '', '–', '–', '–', '']);
    await expect.element(page.getByRole('button', { name: /^History/ }).nth(2)).not.toBeInTheDocument();
  });

  test('are narrowed down by state and by address, in the address of the page', async ({ site }) => {
    await openRecipients(site, recipients, '&state=failed');
    await expect.element(row('bert@example.test')).toBeVisible();
    expect(site.server.last(call)?.query).toMatchObject({ state: 'failed' });
    await page.getByRole('searchbox', { name: 'Search recipients' }).fill('anna@example.test');
    site.server.answer(call, []);
    await site.pass(300);
    await expect
      .poll(() => site.server.last(call)?.query)
      .toMatchObject({ search: 'anna@example.test', state: 'failed' });
    await expect.element(page.getByRole('heading', { name: 'No recipient matches' })).toBeVisible();
    expect(window.location.search).toBe('?tab=recipients&state=failed&search=anna%40example.test');
  });

  test('have a next page, also where this one has none of a rare state', async ({ site }) => {
    site.server.answer(
      call,
      ({ query }) => ((query as { cursor?: string }).cursor ? recipients : []),
      ({ query }) => ((query as { cursor?: string }).cursor ? {} : { next: 'further' }),
    );
    await openSending(site, sentOf(), '?tab=recipients&state=failed');
    await expect.element(page.getByRole('heading', { name: 'No recipient matches so far' })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.element(row('bert@example.test')).toBeVisible();
  });

  test('have all of that on cards, too, where there is no room for a table', async ({ site }) => {
    await page.viewport(390, 844);
    await openRecipients(site);
    const card = page.getByRole('listitem').filter({ hasText: 'anna@example.test' });
    await expect.element(card).toBeVisible();
    expect(card.element().textContent).toBe(
      'Sent27 Nov 2026, 12:00 UTCanna@example.testOpened, 27 Nov 2026, 12:30 UTCClicked, 27 Nov 2026, 12:31 UTCHistory',
    );
    const failed = page.getByRole('listitem').filter({ hasText: 'bert@example.test' });
    await expect.element(failed.getByText('27 Nov 2026, 12:00 UTC', { exact: true })).toBeVisible();
    await expect.element(failed.getByText(/^MessageRejected: /)).toBeVisible();
  });

  test('of a large newsletter are exported by a job, as they are narrowed down', async ({ site }) => {
    const many = Array.from({ length: 100 }, (_, i) => sampleOf(Recipient, { id: idOf('subscriber', i + 1) }));
    site.server.answer(call, many, () => ({ next: 'further' }));
    const job = sampleOf(Job, { kind: 'recipient.export', title: 'Export recipients' });
    const started = 'POST /admin/newsletters/{id}/recipients/export';
    site.server.answer(started, { success: true, message: 'Started: Export recipients', job });
    site.server.answer('GET /admin/jobs', [job]);
    await openSending(site, sentOf(), '?tab=recipients&state=sent');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expect
      .element(page.getByText(/^More than 1,000 recipients: the file is made in the background/))
      .toBeVisible();
    expect(site.server.last(started)?.body).toEqual({ state: 'sent' });
  });

  test('wait, fail and are empty', async ({ site }) => {
    const mend = site.server.refuse(call, outages[1][1]);
    await openSending(site, sentOf(), '?tab=recipients');
    const alert = page.getByRole('alert').filter({ hasText: 'The recipients could not be loaded' });
    await expect.element(alert).toBeVisible();
    mend();
    site.server.answer(call, []);
    await tryAgain(site, alert);
    await expect.element(page.getByRole('heading', { name: 'No recipients yet' })).toBeVisible();
    const arrive = site.server.hold(call);
    await openRecipients(site);
    await expect.element(page.getByText('Loading recipients')).toBeInTheDocument();
    arrive();
    await expect.element(row('anna@example.test')).toBeVisible();
  });

  test('lead to what is known of the subscriber, with the newsletters that went there', async ({ site }) => {
    await openRecipients(site);
    const mail = sampleOf(SubscriberMail, {
      ...{
        newsletter_id: idOf('newsletter', 9),
        subject: 'What changed in ISO 27001',
        state: 'sent',
        round: 1,
        at: began,
      },
      opened_at: '2026-11-27T12:30:00.000Z',
    });
    const detail = sampleOf(SubscriberDetail, { email: 'anna@example.test', state: 'confirmed', mails: [mail] });
    site.server.answer('GET /admin/newsletter-subscribers/{id}', detail);
    await page.getByRole('button', { name: 'History of anna@example.test' }).click();
    const mails = page.getByRole('dialog').getByRole('region', { name: 'Newsletters' });
    await expect
      .element(mails.getByRole('link', { name: 'What changed in ISO 27001' }))
      .toHaveAttribute('href', href('adminNewsletterSending', { id: idOf('newsletter', 9) }));
    await expect.element(mails.getByText('27 Nov 2026, 12:00 UTC · opened 27 Nov 2026, 12:30 UTC')).toBeVisible();
    await expect.element(mails.getByText('Sent', { exact: true })).toBeVisible();
  });

  test('who got a second mail have it in the table, on their card and in their history', async ({ site }) => {
    const second = { state: 'sent' as const, at: '2026-11-28T08:00:00.000Z' };
    const anna = { ...recipients[0], second } as Recipient;
    await openRecipients(site, [anna]);
    await expect.element(row('anna@example.test').getByText('Second mail sent, 28 Nov 2026, 08:00 UTC')).toBeVisible();
    const mail = sampleOf(SubscriberMail, { subject: 'Quiet audits', state: 'sent', at: began, second });
    const detail = sampleOf(SubscriberDetail, { email: 'anna@example.test', state: 'confirmed', mails: [mail] });
    site.server.answer('GET /admin/newsletter-subscribers/{id}', detail);
    await page.getByRole('button', { name: 'History of anna@example.test' }).click();
    const mails = page.getByRole('dialog').getByRole('region', { name: 'Newsletters' });
    await expect.element(mails.getByText(/ · second mail sent 28 Nov 2026, 08:00 UTC/)).toBeVisible();
    await page.viewport(390, 844);
    await openRecipients(site, [anna]);
    const card = page.getByRole('listitem').filter({ hasText: 'anna@example.test' });
    await expect.element(card.getByText('Second mail sent, 28 Nov 2026, 08:00 UTC')).toBeVisible();
  });

  test('of whom nothing has gone to yet, it is said', async ({ site }) => {
    await openRecipients(site);
    const detail = sampleOf(SubscriberDetail, { email: 'bert@example.test', state: 'confirmed', mails: [] });
    site.server.answer('GET /admin/newsletter-subscribers/{id}', detail);
    await page.getByRole('button', { name: 'History of bert@example.test' }).click();
    await expect.element(page.getByRole('region', { name: 'Newsletters' }).getByText('None yet.')).toBeVisible();
  });
});
