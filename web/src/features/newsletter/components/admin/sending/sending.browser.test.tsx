import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { href } from '#shared/pages/href.ts';
import { problem } from '#test/components/contract-server.ts';
import { busyServer, failAndRetry, outages } from '#test/components/outages.ts';
import {
  countsOf,
  id,
  openSending,
  read,
  recipients,
  report,
  roundOf,
  sendingOf,
  sentOf,
} from '#test/components/sendings.ts';
import { type Site, test } from '#test/components/site.tsx';
import { noAnswer } from '../../../api/admin/sending/sending-words.ts';

const path = href('adminNewsletterSending', { id });
const title = () => page.getByRole('heading', { level: 1, name: 'Quiet audits' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const polls = ({ server }: Site) => server.count(read);
const done = (message: string, sending = sendingOf()) => ({ success: true as const, message, sending });

/** `Sent 1,190`, … as the page shows them. */
const counts = () =>
  [...document.querySelectorAll('dl[aria-label="Counts"] dt')].map(
    (dt) => `${dt.textContent} ${dt.nextSibling?.textContent}`,
  );
const pace = () => document.querySelector('dl[aria-label="Pace"]')?.textContent ?? '';

describe('the sending of a newsletter', () => {
  test('shows the failure when the server is busy, and Try Again loads it', async ({ site }) => {
    site.signInAdmin();
    site.server.answer(read, sendingOf());
    await failAndRetry(site, path, 'The sending could not be loaded', busyServer);
    await expect.element(title()).toBeVisible();
  });

  test('waits in the shape of what comes', async ({ site }) => {
    const arrive = site.server.hold(read);
    await openSending(site, sendingOf());
    await expect.element(page.getByText('Loading the sending')).toBeInTheDocument();
    arrive();
    await expect.element(title()).toBeVisible();
  });

  test('that has not begun leads to the newsletter', async ({ site }) => {
    site.signInAdmin();
    site.server.refuse(read, () => problem(404, 'not_found', 'This newsletter has not been sent'));
    await site.open(path);
    await expect.element(page.getByRole('heading', { name: 'Nothing has been sent' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Go to the newsletter' }))
      .toHaveAttribute('href', href('adminNewsletterIssue', { id }));
    await expect.element(button('Try Again')).not.toBeInTheDocument();
  });

  test('says how far it is, with parts that add up, and how fast', async ({ site }) => {
    await openSending(site, sendingOf());
    await expect.element(page.getByText('1,200 of 4,000 mails')).toBeVisible();
    await expect.element(page.getByText('30.0%')).toBeVisible();
    expect(counts()).toEqual([
      ...['Sent 1,190', 'Failed 3', 'Suppressed 5', 'Uncertain 2', 'Still open 2,800', 'Total 4,000'],
    ]);
    const bar = page.getByRole('progressbar', { name: 'Mails settled' });
    await expect.element(bar).toHaveAttribute('aria-valuetext', '1,200 of 4,000');
    expect([...bar.element().children].map((part) => (part as HTMLElement).style.width)).toEqual([
      ...['29.75%', '0.075%', '0.125%', '0.05%'],
    ]);
    expect(pace()).toBe('Began27 Nov 2026, 12:00 UTCMails a second13.8Time leftabout 3 minutes');
    const web = page.getByRole('link', { name: 'Web version (opens in a new tab)' });
    await expect.element(web).toHaveAttribute('href', href('newsletter', { id }));
  });

  test('is looked at every three seconds until it is over, and not while the tab is hidden', async ({ site }) => {
    await openSending(site, sendingOf());
    await expect.element(title()).toBeVisible();
    const looked = polls(site);
    await site.pass(3100);
    await expect.poll(() => polls(site)).toBe(looked + 1);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await site.pass(9100);
    expect(polls(site)).toBe(looked + 1);
    hidden.mockRestore();
    site.server.answer(read, sentOf());
    await site.pass(3100);
    await expect.element(page.getByText('4,000 of 4,000 mails')).toBeVisible();
    await expect.element(page.getByRole('status').getByText('Newsletter: Sent.')).toBeInTheDocument();
    const over = polls(site);
    await site.pass(60_000);
    expect(polls(site)).toBe(over);
    expect(pace()).toBe('Began27 Nov 2026, 12:00 UTCEnded27 Nov 2026, 12:05 UTCTook5 min');
    await expect.element(button('Pause')).not.toBeInTheDocument();
  });

  test('says that nobody knows how it goes on while there is no answer, and goes on after an outage of any length', async ({
    site,
  }) => {
    await openSending(site, sendingOf());
    await expect.element(title()).toBeVisible();
    const mend = site.server.refuse(read, outages[0][1]);
    await site.pass(3100);
    await expect.element(page.getByText(noAnswer, { exact: true })).toBeVisible();
    for (let minute = 0; minute < 10; minute++) await site.pass(60_000);
    await expect.element(page.getByText('1,200 of 4,000 mails')).toBeVisible();
    mend();
    site.server.answer(read, sendingOf({ counts: countsOf({ sent: 3990, open: 10 }) }));
    await site.pass(10_100);
    await expect.element(page.getByText('3,990 of 4,000 mails')).toBeVisible();
    await expect.element(page.getByText(noAnswer, { exact: true })).not.toBeInTheDocument();
    const looked = polls(site);
    await site.pass(3100);
    await expect.poll(() => polls(site)).toBe(looked + 1);
  });

  test('says that its readers are still being counted, and knows no pace yet', async ({ site }) => {
    const first = countsOf({ open: 150 });
    const rounds = [roundOf(1, { counts: first, is_frozen: false })];
    await openSending(site, sendingOf({ counts: first, rounds, rate: null, seconds_left: null }));
    await expect.element(page.getByText(/^Its readers are still being counted/)).toBeVisible();
    expect(pace()).toContain('Mails a secondNot known yetTime leftNot known yet');
  });

  test('says for what it waits, and that it began late', async ({ site }) => {
    const wait = { reason: 'quota' as const, until: '2026-11-28T06:00:00.000Z' };
    await openSending(site, sendingOf({ wait, planned_for: '2026-11-27T09:00:00.000Z' }));
    await expect
      .element(page.getByText(/^The mails that Amazon SES allows in a day are used up\./).first())
      .toBeVisible();
    await expect
      .element(page.getByText(/planned for 27 Nov 2026, 09:00 UTC and began on 27 Nov 2026, 12:00 UTC/))
      .toBeVisible();
  });

  test('is paused and resumed by the same button, and says by whom', async ({ site }) => {
    await openSending(site, sendingOf());
    const pause = { reason: 'admin' as const, at: '2026-11-27T12:02:00.000Z', by: 'Ada Admin' };
    const paused = sendingOf({ state: 'paused', pause });
    site.server.answer('POST /admin/newsletters/{id}/pause', done('Sending paused', paused));
    site.server.answer(read, paused);
    await button('Pause').click();
    await expect
      .element(page.getByText('Ada Admin paused it on 27 Nov 2026, 12:02 UTC.', { exact: false }))
      .toBeVisible();
    await expect.element(button('Resume')).toHaveFocus();
    expect(pace()).toContain('Mails a secondNoneTime leftUntil it is resumed');
    const looked = polls(site);
    await site.pass(9000);
    expect(polls(site)).toBe(looked);
    await site.pass(6100);
    await expect.poll(() => polls(site)).toBe(looked + 1);
    site.server.answer('POST /admin/newsletters/{id}/resume', done('Sending goes on'));
    site.server.answer(read, sendingOf());
    await button('Resume').click();
    await expect.element(button('Pause')).toHaveFocus();
    site.server.answer(read, sentOf());
    await site.pass(3100);
    await expect.element(button('Pause')).not.toBeInTheDocument();
    await expect.element(title()).toHaveFocus();
  });

  test('that paused by itself says why', async ({ site }) => {
    const pause = { reason: 'complaints' as const, at: '2026-11-27T12:02:00.000Z', by: null };
    await openSending(site, sendingOf({ state: 'paused', pause }));
    await expect.element(page.getByText(/more than 0\.1% of its mails were reported as spam/)).toBeVisible();
  });

  test('is stopped once that is confirmed', async ({ site }) => {
    await openSending(site, sendingOf());
    await button('Stop').click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to stop this newsletter?' });
    await expect.element(question.getByText(/Whoever has not been mailed gets nothing/)).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(site.server.count('POST /admin/newsletters/{id}/stop')).toBe(0);
    const stopped = sendingOf({ state: 'stopped', ended_at: '2026-11-27T12:03:00.000Z' });
    site.server.answer('POST /admin/newsletters/{id}/stop', done('Sending stopped', stopped));
    await button('Stop').click();
    await question.getByRole('button', { name: 'Stop newsletter' }).click();
    await expect.element(page.getByText('It was stopped: those still open get nothing.')).toBeVisible();
    await expect.element(button('Stop')).not.toBeInTheDocument();
  });

  test('that was stopped in a later round says so of that round; its rounds fit a laptop', async ({ site }) => {
    await page.viewport(1280, 800);
    const ended_at = '2026-11-27T12:03:00.000Z';
    const rounds = [roundOf(1, { ended_at }), roundOf(2, { kind: 'not_opened', ended_at: null })];
    await openSending(site, sendingOf({ state: 'stopped', ended_at, rounds }));
    const table = page.getByRole('region', { name: 'Table of rounds' });
    const rows = table.getByRole('row');
    await expect.poll(() => rows.nth(1).element().textContent).toMatch(/12:03 UTC$/);
    const { scrollWidth, clientWidth } = table.element();
    expect(scrollWidth).toBe(clientWidth);
    expect(rows.nth(2).element().textContent).toMatch(/Stopped$/);
  });

  test('stays sent when a further round of it is stopped, as the question says', async ({ site }) => {
    const rounds = [roundOf(1, {}), roundOf(2, { kind: 'failed', ended_at: null })];
    await openSending(site, sendingOf({ rounds }));
    await button('Stop').click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to stop this newsletter?' });
    await expect.element(question.getByText(/^Whoever has not been mailed this time .* stays sent\./)).toBeVisible();
  });

  test('is followed after a stop until what was under way is counted', async ({ site }) => {
    const ended = { state: 'stopped' as const, ended_at: '2026-11-27T12:03:00.000Z' };
    await openSending(site, sendingOf({ ...ended, is_settling: true }));
    await expect.element(page.getByText(/^It was stopped\. Mails that were on their way/)).toBeVisible();
    const looked = polls(site);
    site.server.answer(read, sendingOf({ ...ended, counts: countsOf({ sent: 1201, open: 2799 }) }));
    await site.pass(3100);
    await expect.element(page.getByText('It was stopped: those still open get nothing.')).toBeVisible();
    await expect.element(page.getByText('1,201 of 4,000 mails')).toBeVisible();
    expect(polls(site)).toBe(looked + 1);
    await site.pass(60_000);
    expect(polls(site)).toBe(looked + 1);
  });

  test('that is over meanwhile is shown as it is when an act is refused', async ({ site }) => {
    const pause = { reason: 'admin' as const, at: '2026-11-27T12:02:00.000Z', by: 'Ada Admin' };
    await openSending(site, sendingOf({ state: 'paused', pause }));
    await expect.element(button('Resume')).toBeVisible();
    site.server.answer(read, sentOf());
    site.server.refuse('POST /admin/newsletters/{id}/resume', () =>
      problem(409, 'conflict', 'This newsletter has been sent already'),
    );
    await button('Resume').click();
    const pressed = Date.now();
    await expect.element(page.getByText('This newsletter has been sent already')).toBeVisible();
    await expect.element(page.getByText('4,000 of 4,000 mails')).toBeVisible();
    // The next look by itself would be in 15 seconds.
    expect(Date.now() - pressed).toBeLessThan(5000);
  });

  test('goes once more to those whose mail failed, after a question; its rounds are told apart', async ({ site }) => {
    await openSending(site, sentOf());
    await button('Resend').click();
    await expect.element(page.getByRole('menuitem', { name: 'To those who have not opened it: 2,385' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'To those whose mail failed: 8' }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure you want to send this newsletter once more?',
    });
    await expect
      .element(question.getByText(/That is at most 8 recipients: whoever has left since is still in this number\.$/))
      .toBeVisible();
    const again = countsOf({ open: 8 });
    const call = 'POST /admin/newsletters/{id}/resend';
    const rounds = [
      ...sentOf().rounds,
      roundOf(2, { kind: 'failed', counts: again, started_at: '2026-11-28T08:00:00Z' }),
    ];
    const second = sendingOf({ counts: again, rounds });
    site.server.answer(call, done('Newsletter sent once more', second));
    site.server.answer(read, second);
    await question.getByRole('button', { name: 'Send once more' }).click();
    await expect.element(page.getByText('Newsletter sent once more')).toBeVisible();
    expect(site.server.last(call)?.body).toEqual({ to: 'failed' });
    await expect
      .element(page.getByRole('heading', { name: 'Mails of round 2, to those whose mail failed' }))
      .toBeVisible();
    const rows = page.getByRole('region', { name: 'Table of rounds' }).getByRole('row');
    await expect.poll(() => rows.nth(1).element().textContent).toMatch(/^1\. To the audience3,985852/);
    await expect.poll(() => rows.nth(2).element().textContent).toMatch(/^2\. To those whose mail failed000088/);
    expect(pace()).toContain('Began28 Nov 2026, 08:00 UTC');
  });

  test('goes a second time to those who have not opened it, after a question that says so', async ({ site }) => {
    await openSending(site, sentOf());
    await button('Resend').click();
    await page.getByRole('menuitem', { name: 'To those who have not opened it: 2,385' }).click();
    const question = page.getByRole('alertdialog');
    await expect
      .element(question.getByText(/^Everybody who has not opened it, .* second time\. .* once\. .* 2,385 recipients/))
      .toBeVisible();
    const call = 'POST /admin/newsletters/{id}/resend';
    site.server.answer(call, done('Newsletter sent once more'));
    site.server.answer(read, sendingOf());
    await question.getByRole('button', { name: 'Send once more' }).click();
    await expect.element(page.getByText('Newsletter sent once more')).toBeVisible();
    expect(site.server.last(call)?.body).toEqual({ to: 'not_opened' });
  });

  test('says of each round when it began and ended', async ({ site }) => {
    const ended = { ended_at: '2026-11-27T12:05:00.000Z' };
    const rounds = [roundOf(1, ended), roundOf(2, { kind: 'failed', started_at: '2026-11-28T08:00:00Z' })];
    await openSending(site, sendingOf({ rounds }));
    const rows = page.getByRole('region', { name: 'Table of rounds' }).getByRole('row');
    await expect.element(rows.nth(2)).toBeVisible();
    const times = (row: number) => [...rows.nth(row).element().children].slice(-2).map((cell) => cell.textContent);
    expect([times(1), times(2)]).toEqual([
      ['27 Nov 2026, 12:00 UTC', '27 Nov 2026, 12:05 UTC'],
      ['28 Nov 2026, 08:00 UTC', 'Not yet'],
    ]);
  });

  test('that was stopped says of what is open that nobody gets it, one that is paused does not', async ({ site }) => {
    const open = () => document.querySelector('dl[aria-label="Counts"]')?.textContent ?? '';
    await openSending(site, sendingOf({ state: 'stopped', ended_at: '2026-11-27T12:03:00.000Z' }));
    await expect.poll(open).toContain('Still open2,800They get nothing');
    await openSending(site, sendingOf({ state: 'paused' }));
    await expect.poll(open).toContain('Still open2,800Not settled yet');
  });

  test('is sent once more by admins only', async ({ site }) => {
    await openSending(site, sentOf(), '', true);
    await expect.element(page.getByText('4,000 of 4,000 mails')).toBeVisible();
    await expect.element(button('Resend')).not.toBeInTheDocument();
  });

  test('goes only once to those who have not opened it', async ({ site }) => {
    await openSending(site, sentOf({ resend: { failed: 0, not_opened: null } }));
    await button('Resend').click();
    await expect.element(page.getByText('Those who did not open it have got it a second time.')).toBeVisible();
    await expect
      .element(page.getByRole('menuitem', { name: 'To those whose mail failed: 0' }))
      .toHaveAttribute('aria-disabled', 'true');
  });

  test('cannot be resent to non-openers when everybody has opened it', async ({ site }) => {
    await openSending(site, sentOf({ resend: { failed: 8, not_opened: 0 } }));
    await button('Resend').click();
    await expect
      .element(page.getByRole('menuitem', { name: 'To those who have not opened it: 0' }))
      .toHaveAttribute('aria-disabled', 'true');
  });

  test('is only looked at by editors, who see no recipients', async ({ site }) => {
    await openSending(site, sendingOf(), '?tab=recipients', true);
    await expect.element(page.getByText('1,200 of 4,000 mails')).toBeVisible();
    for (const name of ['Pause', 'Stop']) await expect.element(button(name)).not.toBeInTheDocument();
    await expect.element(page.getByRole('tab', { name: 'Recipients' })).not.toBeInTheDocument();
  });

  test('fits a phone in each of its parts', async ({ site }) => {
    await page.viewport(390, 844);
    site.server.answer('GET /admin/newsletters/{id}/report', report);
    site.server.answer('GET /admin/newsletters/{id}/recipients', recipients);
    const rounds = [roundOf(1, {}), roundOf(2, { kind: 'not_opened' })];
    await openSending(site, sentOf({ rounds, subject: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3) }));
    for (const [tab, text] of [
      ['Progress', 'Rounds'],
      ['Report', 'Links'],
      ['Recipients', 'anna@example.test'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
      expect(document.documentElement.scrollWidth).toBe(390);
      if (tab === 'Progress') await expect.element(page.getByText('2. To those who had not opened it')).toBeVisible();
    }
    await expect.element(page.getByRole('region', { name: 'Table of rounds' })).not.toBeInTheDocument();
    expect(window.location.search).toBe('?tab=recipients');
  });
});
