import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PublicSettings } from '#shared/settings/settings.ts';
import { busy } from '#test/components/contract-server.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const calls = [
  'GET /admin/articles/calendar',
  'GET /admin/newsletters/calendar',
  'GET /admin/ebooks/calendar',
] as const;
const [articles, newsletters, ebooks] = calls;

const article = (number: number, title: string, at: string, status: 'published' | 'scheduled' = 'scheduled') => ({
  ...{ id: idOf('article', number), title, at, status },
});
const audit = article(1, 'A quiet audit', '2026-11-05T08:00:00.000Z', 'published');
/** 23:30 in New York, the next day in UTC. */
const late = article(2, 'Late at night', '2026-11-20T04:30:00.000Z');
const letter = {
  ...{ id: idOf('newsletter'), title: 'Autumn letter', at: '2026-11-19T14:00:00.000Z', status: 'scheduled' as const },
};
const sent = {
  ...{ id: idOf('newsletter', 2), title: 'Early letter', at: '2026-11-03T14:00:00.000Z', status: 'sent' as const },
};
const book = {
  ...{ id: idOf('ebook'), title: 'Zero trust', at: '2026-11-02T15:00:00.000Z', status: 'published' as const },
};
const none = { entries: [], has_more: false };

function answerCalendar({ server }: Site): void {
  vi.setSystemTime('2026-11-12T12:00:00.000Z');
  server.answer('GET /settings', sampleOf(PublicSettings, { time_zone: 'America/New_York' }));
  const counts = { published: 1, scheduled: 1, archived: 0, view_count: 0 };
  server.answer('GET /admin/articles/summary', { ...counts, draft: 3, total: 5 });
  server.answer(articles, { entries: [audit, late], has_more: false });
  server.answer(newsletters, { entries: [sent, letter], has_more: false });
  server.answer(ebooks, { entries: [book], has_more: false });
}
async function openCalendar(site: Site, query = ''): Promise<void> {
  site.signInAdmin();
  await site.open(`/admin/calendar${query}`);
}
const cellOf = (day: string) => page.getByRole('cell', { name: new RegExp(`${day}(?!\\d)`) });
const entry = (title: string) => page.getByRole('link', { name: new RegExp(title) });
const month = (name: string) => page.getByRole('heading', { level: 2, name });

describe('the content calendar', () => {
  test('has every kind on its day in the time of the site, with the way to where it is edited', async ({ site }) => {
    answerCalendar(site);
    await openCalendar(site);
    await expect.element(page.getByRole('table', { name: 'November 2026' })).toBeVisible();
    const heads = page.getByRole('columnheader').elements();
    expect([heads.length, heads[0]?.textContent, heads[6]?.textContent]).toEqual([7, 'Monday', 'Sunday']);
    expect(site.server.last(articles)?.query).toEqual({
      ...{ from: '2026-11-01T04:00:00.000Z', to: '2026-12-01T05:00:00.000Z' },
    });
    const placed = async (day: string, name: RegExp, address: string) =>
      expect.element(cellOf(day).getByRole('link', { name })).toHaveAttribute('href', address);
    await placed('Thursday, 5 November', /Article.*03:00.*A quiet audit.*Published/, `/admin/articles/${audit.id}`);
    await placed('Thursday, 19 November', /Article.*23:30.*Late at night.*Scheduled/, `/admin/articles/${late.id}`);
    await placed(
      'Thursday, 19 November',
      /Newsletter.*09:00.*Autumn letter.*Scheduled/,
      `/admin/newsletter/${letter.id}`,
    );
    await placed('Tuesday, 3 November', /Early letter/, `/admin/newsletter/${sent.id}/sending?tab=report`);
    await placed('Monday, 2 November', /Ebook.*10:00.*Zero trust.*Published/, '/admin/ebooks?search=Zero+trust');
    await expect.element(page.getByRole('cell', { name: /12 November.*Today/ })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '3 articles' }))
      .toHaveAttribute('href', '/admin/articles?status=draft');
    await expect.element(page.getByText('Days and times are in America/New_York.')).toBeVisible();
  });

  test('goes to another month, back with Back, and to today', async ({ site }) => {
    answerCalendar(site);
    await openCalendar(site, '?month=2026-12');
    await expect.element(month('December 2026')).toBeVisible();
    expect(site.server.last(articles)?.query).toMatchObject({ from: '2026-12-01T05:00:00.000Z' });
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect.element(month('January 2027')).toBeVisible();
    expect(window.location.search).toBe('?month=2027-01');
    window.history.back();
    await expect.element(month('December 2026')).toBeVisible();
    await page.getByRole('button', { name: 'Previous month' }).click();
    await expect.element(month('November 2026')).toBeVisible();
    await page.getByRole('button', { name: 'Next month' }).click();
    await page.getByRole('button', { name: 'Today' }).click();
    await expect.element(month('November 2026')).toBeVisible();
    await expect.poll(() => window.location.search).toBe('');
  });

  test('shows three things of a day, and the others when asked', async ({ site }) => {
    answerCalendar(site);
    const many = [1, 2, 3, 4, 5].map((number) => article(number, `Text ${number}`, `2026-11-25T1${number}:00:00.000Z`));
    site.server.answer(articles, { entries: many, has_more: true });
    await openCalendar(site);
    const cell = cellOf('Wednesday, 25 November');
    await expect.poll(() => cell.getByRole('link').elements().length).toBe(3);
    const more = page.getByRole('button', { name: '2 more on Wednesday, 25 November' });
    await more.click();
    const dialog = page.getByRole('dialog', { name: 'Wednesday, 25 November' });
    await expect.poll(() => dialog.getByRole('link').elements().length).toBe(5);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(more).toHaveFocus();
    await expect.element(page.getByText('There are more articles in this month than are shown.')).toBeVisible();
  });

  test('leaves out the kinds that are not chosen, and keeps that in the address', async ({ site }) => {
    answerCalendar(site);
    await openCalendar(site);
    await expect.element(entry('Autumn letter')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Newsletters' }).click();
    await expect.element(entry('Autumn letter')).not.toBeInTheDocument();
    await expect.element(entry('Late at night')).toBeVisible();
    expect(window.location.search).toBe('?without=newsletter');
    await site.open('/admin/calendar?without=newsletter,article,ebook');
    await expect.element(page.getByRole('heading', { name: 'No kind is chosen' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Ebooks' }).click();
    await expect.element(entry('Zero trust')).toBeVisible();
    expect(entry('Late at night').elements()).toEqual([]);
  });

  test('shows the other kinds when one fails, and tries it again', async ({ site }) => {
    answerCalendar(site);
    const repair = site.server.refuse(newsletters, busy);
    await openCalendar(site);
    const problem = page.getByRole('heading', { name: 'The newsletters could not be loaded' });
    await expect.element(problem).toBeVisible();
    await expect.element(entry('Late at night')).toBeVisible();
    repair();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(entry('Autumn letter')).toBeVisible();
    await expect.element(problem).not.toBeInTheDocument();
  });

  test('keeps what it has of a month when that cannot be read anew', async ({ site }) => {
    answerCalendar(site);
    await openCalendar(site);
    await expect.element(entry('Autumn letter')).toBeVisible();
    const asked = site.server.count(newsletters);
    site.server.refuse(newsletters, busy);
    // The network is back, twice: the second time the first answer is there.
    const isAskedAgain = () => {
      window.dispatchEvent(new Event('online'));
      return site.server.count(newsletters) > asked + 1;
    };
    await expect.poll(isAskedAgain).toBe(true);
    await expect.element(entry('Autumn letter')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: /could not be loaded/ })).not.toBeInTheDocument();
  });

  test('says that a month is empty, and what can be written', async ({ site }) => {
    answerCalendar(site);
    for (const call of calls) site.server.answer(call, none);
    const release = site.server.hold(ebooks);
    await openCalendar(site);
    await expect.element(page.getByText('Loading November 2026')).toBeInTheDocument();
    release();
    await expect.element(page.getByRole('heading', { name: 'Nothing in November 2026' })).toBeVisible();
    const link = (name: string) => page.getByRole('link', { name });
    await expect.element(link('Create article')).toHaveAttribute('href', '/admin/articles/new');
    await expect.element(link('Create newsletter')).toHaveAttribute('href', '/admin/newsletter/new');
  });

  test('asks only for the kinds of the role', async ({ site }) => {
    answerCalendar(site);
    site.signIn({ role: 'editor', is_admin: false });
    await site.open('/admin/calendar');
    await expect.element(entry('Autumn letter')).toBeVisible();
    expect(page.getByRole('checkbox').elements().length).toBe(2);
    expect(site.server.count(ebooks)).toBe(0);
  });

  test('is a list by day on a phone', async ({ site }) => {
    await page.viewport(390, 844);
    answerCalendar(site);
    await openCalendar(site);
    const days = page.getByRole('heading', { level: 3 });
    await expect
      .poll(() => days.elements().map(({ textContent }) => textContent))
      .toEqual([
        'Monday, 2 November',
        'Tuesday, 3 November',
        'Thursday, 5 November',
        'Thursday, 12 NovemberToday',
        'Thursday, 19 November',
      ]);
    expect(page.getByRole('table').elements()).toEqual([]);
    await expect.element(entry('Article.*23:30.*Late at night')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
  });
});
