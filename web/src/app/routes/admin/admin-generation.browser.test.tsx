import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { GenerationDetail } from '#shared/generation/generation.ts';
import { problem } from '#test/components/contract-server.ts';
import { busyServer, failAndRetry } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';
import { toast } from '#web/lib/toast.ts';

const path = `/admin/generations/${idOf('generation')}`;
const read = 'GET /admin/generations/{id}';

const generation = (more: Partial<GenerationDetail> = {}) =>
  sampleOf(GenerationDetail, {
    ...{ id: idOf('generation'), ebook_id: idOf('ebook'), topic: 'Access reviews', regulatory_source: 'SOX' },
    ...{ status: 'running', step: 'sections', attempt: 1, title: 'Reviews that find something' },
    ...{ sections_done: 1, sections_total: 2, words: 700, input_tokens: 9000, output_tokens: 2100, price: 29.5 },
    ...{ cost: 0.0585, estimate: 0.41, by: 'Ada Admin', ended_at: null },
    sections: [
      { title: 'Who has access', words: 700 },
      { title: 'Who should', words: null },
    ],
    log: [
      { at: '2026-01-15T09:00:00.000Z', sentence: 'Ada Admin asked for it' },
      { at: '2026-01-15T09:00:09.000Z', sentence: 'The outline is being written' },
    ],
    ...more,
  });
const changed = (next: GenerationDetail) => ({ success: true as const, message: 'Done', generation: next });

async function openWith(site: Site, shown: GenerationDetail): Promise<void> {
  site.signInAdmin();
  site.server.answer(read, shown);
  await site.open(path);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Reviews that find something' })).toBeVisible();
}
const polls = ({ server }: Site) => server.count(read);

describe('a generation', () => {
  test('shows the failure when the server is busy, and Try Again loads it', async ({ site }) => {
    site.signInAdmin();
    site.server.answer(read, generation());
    await failAndRetry(site, path, 'The generation could not be loaded', busyServer);
    await expect.element(page.getByRole('heading', { level: 1, name: /^Reviews/ })).toBeVisible();
  });

  test('that is unknown says how long they are kept', async ({ site }) => {
    site.signInAdmin();
    site.server.refuse(read, () => problem(404, 'not_found', 'Generation not found'));
    await site.open(path);
    await expect.element(page.getByText('Generations are kept for 90 days.')).toBeVisible();
  });

  test('shows step, sections, words, tokens, cost and what happened, and is followed until it has ended', async ({
    site,
  }) => {
    await openWith(site, generation());
    const progress = page.getByRole('region', { name: 'Progress' });
    await expect.element(progress.getByText('1 of 2 sections')).toBeVisible();
    const current = progress.element().querySelector('[aria-current=step]');
    expect(current?.textContent).toContain('Sections');
    for (const text of ['11,100', '9,000 in, 2,100 out', '$0.0585', 'estimated $0.4100 in all'])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    await expect.element(page.getByText('to be written')).toBeVisible();
    const [newest, oldest] = ['The outline is being written', 'Ada Admin asked for it'].map((text) =>
      page.getByText(text).element(),
    );
    expect(newest && oldest && newest.compareDocumentPosition(oldest)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const remark = {
      ...{ code: 'unknown_number' as const, section: 1, excerpt: 'A.99.1' },
      sentence: 'The fact base does not know A.99.1. Check it against the framework.',
    };
    const done = generation({
      status: 'completed',
      step: 'draft',
      sections_done: 2,
      remarks: [remark],
      ended_at: '2026-01-15T09:02:05.000Z',
    });
    site.server.answer(read, done);
    await site.pass(2100);
    await expect.element(page.getByText('Ebook generated successfully!')).toBeVisible();
    await expect.element(page.getByText('2 min 5 s')).toBeVisible();
    const remarks = page.getByRole('list', { name: 'Remarks on Who should' });
    await expect.element(remarks.getByText('A.99.1', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('list', { name: 'Remarks on Who has access' })).not.toBeInTheDocument();
    const looked = polls(site);
    await site.pass(10_000);
    expect(polls(site)).toBe(looked);
  });

  test('is canceled once that is confirmed, and goes on where it stopped', async ({ site }) => {
    await openWith(site, generation());
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Keep writing' }).click();
    expect(site.server.count('POST /admin/generations/{id}/cancel')).toBe(0);
    const canceled = generation({ status: 'canceled', ended_at: '2026-01-15T09:01:00.000Z' });
    site.server.answer('POST /admin/generations/{id}/cancel', changed(canceled));
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel generation' }).click();
    await expect.element(page.getByText('Canceled', { exact: true })).toBeVisible();
    // Red is for what has failed.
    const step = page.getByRole('listitem').filter({ hasText: 'Sections, stopped here' });
    await expect.element(step).not.toHaveClass('text-danger');
    site.server.answer('POST /admin/generations/{id}/retry', changed(generation({ status: 'queued', attempt: 2 })));
    await page.getByRole('button', { name: 'Try again from: Sections' }).click();
    await expect.element(page.getByText('Waiting', { exact: true })).toBeVisible();
  });

  test('that has ended meanwhile is shown as it is when it cannot be canceled', async ({ site }) => {
    await openWith(site, generation());
    const detail = 'This generation has ended already.';
    const done = generation({ status: 'completed', step: 'draft', ended_at: '2026-01-15T09:02:05.000Z' });
    site.server.refuse('POST /admin/generations/{id}/cancel', () => {
      site.server.answer(read, done);
      return problem(409, 'conflict', detail);
    });
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel generation' }).click();
    await expect.element(page.getByText(new RegExp(detail))).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Open the draft' })).toBeVisible();
  });

  test('that had ended before it was opened is no news', async ({ site }) => {
    const told = vi.spyOn(toast, 'success');
    await openWith(site, generation({ status: 'completed', step: 'draft', ended_at: '2026-01-15T09:02:05.000Z' }));
    await expect.element(page.getByRole('link', { name: 'Open the draft' })).toBeVisible();
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
  });

  test('that stopped while its files were made goes on from there', async ({ site }) => {
    await openWith(site, generation({ status: 'failed', step: 'typeset', error: 'Something went wrong.' }));
    const steps = page.getByRole('region', { name: 'Progress' }).element().querySelectorAll('li');
    expect([...steps].slice(-4).map(({ textContent }) => textContent)).toEqual([
      'Assembly, done',
      'Cover, done',
      'Typesetting, failed here',
      'Draft, to come',
    ]);
    await expect.element(page.getByRole('button', { name: 'Try again from: Typesetting' })).toBeVisible();
  });

  test('that fails says why', async ({ site }) => {
    await openWith(site, generation());
    site.server.answer(read, generation({ status: 'failed', error: 'The language model refused to write this.' }));
    await site.pass(2100);
    await expect.element(page.getByRole('alert').getByText('The language model refused to write this.')).toBeVisible();
    const step = page.getByRole('listitem').filter({ hasText: 'Sections, failed here' });
    await expect.element(step).toHaveClass('text-danger');
    const told = 'Failed to generate ebook: The language model refused to write this.';
    await expect.element(page.getByText(told)).toBeVisible();
  });
});

describe('the generations', () => {
  const list = 'GET /admin/generations';
  test('show the failure when the server is busy, and Try Again loads them', async ({ site }) => {
    site.signInAdmin();
    site.server.answer(list, [generation()]);
    await failAndRetry(site, '/admin/generations', 'Failed to fetch generations', busyServer);
    await expect.element(page.getByRole('link', { name: /^Reviews that/ })).toBeVisible();
  });

  test('that are none lead to the generator', async ({ site }) => {
    site.signInAdmin();
    site.server.answer(list, []);
    await site.open('/admin/generations');
    await expect.element(page.getByRole('heading', { name: 'Nothing has been generated yet' })).toBeVisible();
  });

  test('lead to one and back to the list as it was, on a phone too', async ({ site }) => {
    await page.viewport(390, 844);
    site.signInAdmin();
    site.server.answer(list, [generation()]);
    site.server.answer(read, generation());
    await site.open('/admin/generations?search=x');
    await page.getByRole('link', { name: /^Reviews that/ }).click();
    await expect.element(page.getByRole('region', { name: 'Progress' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Generations' }).click();
    await expect.poll(() => window.location.search).toBe('?search=x');
  });
});
