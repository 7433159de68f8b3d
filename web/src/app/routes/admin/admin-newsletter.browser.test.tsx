import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { SavedView } from '#shared/accounts/saved-view.ts';
import { NewsletterCard } from '#shared/newsletter/newsletter.ts';
import { Subscriber, SubscriberDetail } from '#shared/newsletter/subscriber.ts';
import { Suppression } from '#shared/newsletter/suppression.ts';
import { href } from '#shared/pages/href.ts';
import { offline, problem } from '#test/components/contract-server.ts';
import { cutOptions } from '#test/components/cut-options.ts';
import { outages, tryAgain } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const campaign = sampleOf(NewsletterCard, {
  ...{ id: idOf('newsletter'), subject: 'What changed in ISO 27001', snippet: 'Three things.' },
});
const figures = { campaigns: 12, sent: 3, sent_count: 0, open_count: 0, click_count: 0 };

function answerDesk({ server }: Site): void {
  server.answer('GET /admin/newsletters', [campaign]);
  server.answer('GET /admin/newsletters/summary', figures);
  server.answer('GET /admin/newsletter-subscribers/summary', { subscribers: 1204, confirmed: 1100 });
}
const tiles = () =>
  [...document.querySelectorAll('dl dt')].map((dt) => `${dt.textContent} ${dt.nextSibling?.textContent}`);

describe('the desk of the newsletter', () => {
  test('has its figures, and leads back to the dashboard', async ({ site }) => {
    site.signInAdmin();
    answerDesk(site);
    await site.open('/admin/newsletter');
    await expect.poll(tiles).toEqual(['Total campaigns 12', 'Sent 3', 'Subscribers 1,204', 'Confirmed 1,100']);
    const back = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Dashboard' });
    await expect.element(back).toHaveAttribute('href', '/admin');
  });

  test('says when figures are missing, and loads them again', async ({ site }) => {
    site.signInAdmin();
    answerDesk(site);
    site.server.refuse('GET /admin/newsletter-subscribers/summary', offline);
    await site.open('/admin/newsletter');
    await expect.poll(tiles).toEqual(['Total campaigns 12', 'Sent 3', 'Subscribers –', 'Confirmed –']);
    await expect.element(page.getByText(/^Some of the figures could not be loaded\./)).toBeVisible();
    site.server.answer('GET /admin/newsletter-subscribers/summary', { subscribers: 1204, confirmed: 1100 });
    await page.getByRole('button', { name: 'Load them again' }).click();
    await expect.poll(tiles).toContain('Confirmed 1,100');
    await expect.element(page.getByText(/^Some of the figures could not be loaded\./)).not.toBeInTheDocument();
  });

  test('shows an editor nothing of subscribers, and asks for nothing of them', async ({ site }) => {
    site.signIn({ role: 'editor', is_admin: false });
    answerDesk(site);
    await site.open('/admin/newsletter?tab=subscribers');
    await expect.poll(tiles).toEqual(['Total campaigns 12', 'Sent 3']);
    await expect.element(page.getByRole('tab', { name: 'Subscribers' })).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('button', { name: 'Delete What changed in ISO 27001' }))
      .not.toBeInTheDocument();
    expect(site.server.count('GET /admin/newsletter-subscribers/summary')).toBe(0);
  });
});

describe('the campaigns', () => {
  const listed = async (site: Site, fields: Partial<NewsletterCard> = {}, query = '') => {
    site.signInAdmin();
    answerDesk(site);
    site.server.answer('GET /admin/newsletters', [{ ...campaign, status: 'draft' as const, ...fields }]);
    await site.open(`/admin/newsletter${query}`);
  };

  test('are searched, and narrowed down by status', async ({ site }) => {
    await listed(site, {}, '?status=draft');
    await page.getByLabelText('Search campaigns').fill('iso');
    await site.pass(300);
    await expect
      .poll(() => site.server.last('GET /admin/newsletters')?.query)
      .toMatchObject({ search: 'iso', status: 'draft' });
    site.server.answer('GET /admin/newsletters', []);
    await page.getByLabelText('Status').selectOptions('Scheduled');
    await expect.element(page.getByRole('heading', { name: 'No newsletter matches' })).toBeVisible();
  });

  test('say whether they are being sent or paused', async ({ site }) => {
    await listed(site, { status: 'sending', is_paused: true });
    await expect.element(page.getByText('Paused', { exact: true })).toBeVisible();
    await listed(site, { status: 'sending', is_paused: false });
    await expect.element(page.getByRole('listitem').getByText('Sending', { exact: true })).toBeVisible();
  });

  test('that were planned and went to nobody say so, until they are saved', async ({ site }) => {
    await listed(site, { status: 'draft', missed_date: '2026-11-27T10:00:00.000Z' });
    await expect
      .element(page.getByText(/^Not sent on 27 Nov 2026, 10:00 UTC: nobody would have got it\./))
      .toBeVisible();
  });

  test('that are drafts can be edited', async ({ site }) => {
    await listed(site);
    const edit = page.getByRole('link', { name: 'Edit What changed in ISO 27001' });
    await expect.element(edit).toHaveAttribute('href', href('adminNewsletterIssue', { id: campaign.id }));
  });

  test('that are scheduled say when for, the others when they were begun', async ({ site }) => {
    const dates = { created_at: '2026-11-02T08:00:00.000Z', scheduled_date: '2026-12-20T10:00:00.000Z' };
    await listed(site, { ...dates, status: 'scheduled' });
    await expect.element(page.getByText('20 Dec 2026, 10:00 UTC')).toBeVisible();
    await expect.element(page.getByText(/2 Nov 2026/)).not.toBeInTheDocument();
    site.server.answer('GET /admin/newsletters', [{ ...campaign, ...dates, status: 'draft' as const }]);
    await page.getByLabelText('Status').selectOptions('Draft');
    await expect.element(page.getByText('2 Nov 2026, 08:00 UTC')).toBeVisible();
  });

  test('that are sent lead to what came of them, and can be duplicated, neither edited nor sent', async ({ site }) => {
    await listed(site, { status: 'sent', sent_count: 1100, open_count: 440, click_count: 110 });
    const link = page.getByRole('link', { name: 'What changed in ISO 27001', exact: true });
    const report = href('adminNewsletterSending', { id: campaign.id }, { tab: 'report' });
    await expect.element(link).toHaveAttribute('href', report);
    const act = page.getByRole('link', { name: 'Report What changed in ISO 27001' });
    await expect.element(act).toHaveAttribute('href', report);
    await expect.element(page.getByText('1,100 mails, 40.0% opened, 10.0% clicked')).toBeVisible();
    const more = page.getByRole('button', { name: 'More actions for What changed in ISO 27001' });
    await expect.element(more).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Edit/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
    await more.click();
    await expect.element(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
  });
});

const at = '2026-11-01T09:00:00.000Z';
const anna = sampleOf(Subscriber, {
  ...{
    id: idOf('subscriber', 1),
    email: 'anna@example.test',
    confirmed: true,
    state: 'confirmed',
    source: 'blog_post',
  },
  ...{ interests: ['compliance'], confirmed_at: at, consent: { at, how: 'link', wording: 'form-1' } },
});
const older = sampleOf(Subscriber, {
  ...{ id: idOf('subscriber', 2), email: 'olga@example.test', confirmed: true, state: 'confirmed', confirmed_at: at },
});
const subscribersAt = async (site: Site, query = ''): Promise<void> => {
  site.signInAdmin();
  answerDesk(site);
  site.server.answer('GET /admin/newsletter-subscribers', [anna, older], { total: 2 });
  await site.open(`/admin/newsletter?tab=subscribers${query}`);
};

describe('the subscribers', () => {
  test('say where they come from and how they agreed; what is older is unknown', async ({ site }) => {
    await subscribersAt(site, '&state=confirmed&source=blog_post');
    const row = (email: string) => page.getByRole('row').filter({ hasText: email });
    await expect.element(row('anna@example.test').getByText('Article', { exact: true })).toBeVisible();
    await expect.element(row('anna@example.test').getByRole('cell', { name: /^Mailed link/ })).toBeVisible();
    await expect.element(row('olga@example.test').getByText('Unknown')).toBeVisible();
    const query = { state: 'confirmed', source: 'blog_post' };
    expect(site.server.last('GET /admin/newsletter-subscribers')?.query).toMatchObject(query);
    const history = [{ at, what: 'asked' as const, detail: 'blog_post' }];
    site.server.answer('GET /admin/newsletter-subscribers/{id}', sampleOf(SubscriberDetail, { ...anna, history }));
    await page.getByRole('button', { name: 'History of anna@example.test' }).click();
    await expect.element(page.getByRole('dialog').getByText('Asked to subscribe')).toBeVisible();
    await expect.element(page.getByRole('dialog').getByText(/Wording form-1/)).toBeVisible();
  });

  test('have saved views, which keep their tab; those of campaigns are apart', async ({ site }) => {
    const view = (number: number, fields: Pick<SavedView, 'list' | 'name' | 'query'>) =>
      sampleOf(SavedView, { ...fields, id: idOf('savedView', number), hidden_columns: [] });
    site.server.answer('GET /admin/saved-views', [
      view(1, { list: 'subscribers', name: 'From articles', query: 'source=blog_post&tab=subscribers' }),
      view(2, { list: 'newsletters', name: 'Not sent yet', query: 'status=draft' }),
    ]);
    await subscribersAt(site);
    await page.getByRole('button', { name: 'Views' }).click();
    await expect.element(page.getByRole('menuitemradio', { name: 'Not sent yet' })).not.toBeInTheDocument();
    await page.getByRole('menuitemradio', { name: 'From articles' }).click();
    await expect.element(page.getByRole('tab', { name: 'Subscribers' })).toHaveAttribute('aria-selected', 'true');
    const listed = () => site.server.last('GET /admin/newsletter-subscribers')?.query;
    await expect.poll(listed).toMatchObject({ source: 'blog_post' });
    await page.getByRole('tab', { name: 'Campaigns' }).click();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitemradio', { name: 'Not sent yet' }).click();
    await expect.poll(() => site.server.last('GET /admin/newsletters')?.query).toMatchObject({ status: 'draft' });
  });

  test('are removed after a question, in the words of the specification', async ({ site }) => {
    await subscribersAt(site);
    const refused = () => problem(404, 'not_found', 'Subscriber not found');
    const mend = site.server.refuse('DELETE /admin/newsletter-subscribers/{id}', refused);
    const removal = page.getByRole('button', { name: 'Remove anna@example.test' });
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Remove' });
    await removal.click();
    await confirm.click();
    await expect.element(page.getByText('Subscriber not found')).toBeVisible();
    mend();
    site.server.answer('DELETE /admin/newsletter-subscribers/{id}', { success: true, message: 'Done' });
    await removal.click();
    await confirm.click();
    await expect.element(page.getByText('Subscriber removed successfully')).toBeVisible();
  });

  test('who left can be neither removed nor selected', async ({ site }) => {
    await page.viewport(390, 844);
    site.signInAdmin();
    answerDesk(site);
    site.server.answer('GET /admin/newsletter-subscribers', [{ ...anna, confirmed: false, state: 'unsubscribed' }]);
    await site.open('/admin/newsletter?tab=subscribers&state=unsubscribed');
    await expect.element(page.getByRole('button', { name: 'History of anna@example.test' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Remove anna@example.test' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  test('are narrowed down on a phone by states that can be read', async ({ site }) => {
    await page.viewport(390, 844);
    site.signInAdmin();
    answerDesk(site);
    site.server.answer('GET /admin/newsletter-subscribers', [anna]);
    await site.open('/admin/newsletter?tab=subscribers');
    await expect.element(page.getByLabelText('State')).toBeVisible();
    expect(cutOptions(page.getByLabelText('State').element())).toEqual([]);
  });
});

test('an address is put on the suppression list by hand, and one that is there already is refused', async ({
  site,
}) => {
  site.signInAdmin();
  answerDesk(site);
  site.server.answer('GET /admin/newsletter-suppressions', []);
  await site.open('/admin/newsletter?tab=subscribers&show=suppressions');
  await expect.element(page.getByRole('heading', { name: 'No address is suppressed' })).toBeVisible();
  await page.getByRole('button', { name: 'Add address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to the suppression list' });
  await dialog.getByLabelText('Email').fill('bob@example.test');
  const sentence = 'This address is on the suppression list already';
  const mend = site.server.refuse('POST /admin/newsletter-suppressions', () => problem(409, 'conflict', sentence));
  await dialog.getByRole('button', { name: 'Add address' }).click();
  await expect.element(dialog.getByText(sentence).first()).toBeVisible();
  mend();
  site.server.answer('POST /admin/newsletter-suppressions', { success: true, message: 'Address added' });
  await dialog.getByRole('button', { name: 'Add address' }).click();
  await expect.element(page.getByText('Address added', { exact: true })).toBeVisible();
  expect(site.server.last('POST /admin/newsletter-suppressions')?.body).toEqual({ email: 'bob@example.test' });
});

test('whoever follows the link to the suppression list goes on from the heading; one address is one', async ({
  site,
}) => {
  const suppression = sampleOf(Suppression, { email: 'bob@example.test', reason: 'manual' });
  site.server.answer('GET /admin/newsletter-suppressions', [suppression], { total: 1 });
  await subscribersAt(site);
  await page.getByRole('link', { name: 'Suppression list' }).click();
  await expect.element(page.getByText('1 suppressed address', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toHaveFocus();
  await page.getByRole('tabpanel').getByRole('link', { name: 'Subscribers' }).click();
  await expect.element(page.getByRole('button', { name: 'History of anna@example.test' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toHaveFocus();
});

test('the analytics list the newest newsletters that were sent, each leading to its report', async ({ site }) => {
  site.signIn({ role: 'editor', is_admin: false });
  answerDesk(site);
  site.server.answer('GET /admin/newsletters/summary', { ...figures, sent_count: 1100, open_count: 440 });
  const mend = site.server.refuse('GET /admin/newsletters', outages[1][1]);
  await site.open('/admin/newsletter?tab=analytics');
  const alert = page.getByRole('alert').filter({ hasText: 'The newsletters that were sent could not be loaded' });
  await expect.element(alert).toBeVisible();
  mend();
  const sent = { ...campaign, status: 'sent' as const, sent_at: '2026-11-27T12:00:00.000Z' };
  site.server.answer('GET /admin/newsletters', [{ ...sent, sent_count: 1100, open_count: 440, click_count: 110 }]);
  await tryAgain(site, alert);
  const row = page.getByRole('row').filter({ hasText: campaign.subject });
  await expect.poll(() => row.element().textContent).toBe(`${campaign.subject}27 Nov 20261,10040.0%10.0%`);
  const report = href('adminNewsletterSending', { id: campaign.id }, { tab: 'report' });
  await expect.element(row.getByRole('link')).toHaveAttribute('href', report);
  expect(site.server.last('GET /admin/newsletters')?.query).toEqual({ status: 'ended', limit: 10 });
});

test('the analytics say that nothing was sent yet, with an open rate of 0.0', async ({ site }) => {
  site.signIn({ role: 'editor', is_admin: false });
  answerDesk(site);
  await site.open('/admin/newsletter?tab=analytics');
  await expect.element(page.getByRole('heading', { name: 'Nothing has been sent yet' })).toBeVisible();
  await expect.poll(tiles).toContain('Open rate 0.0%');
});

test('the analytics whose figures fail say so, and have them after Try Again', async ({ site }) => {
  site.signIn({ role: 'editor', is_admin: false });
  answerDesk(site);
  const mend = site.server.refuse('GET /admin/newsletters/summary', outages[1][1]);
  await site.open('/admin/newsletter?tab=analytics');
  const alert = page.getByRole('alert').filter({ hasText: 'The figures could not be loaded' });
  await expect.element(alert).toBeVisible();
  mend();
  await tryAgain(site, alert);
  await expect.poll(tiles).toContain('Open rate 0.0%');
});
