import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { NewsletterCard } from '#shared/newsletter/newsletter.ts';
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
