import { describe, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EbookDetail } from '#shared/catalog/ebook.ts';
import { offline, problem } from '#test/components/contract-server.ts';
import { busyServer, failAndRetry } from '#test/components/outages.ts';
import { idOf } from '#test/components/sample.ts';
import { ebookCard, ebookDetail, stock } from '#test/components/shop.ts';
import { type Site, test } from '#test/components/site.tsx';

const path = `/ebook/${idOf('ebook')}`;

interface OwnedProps {
  /** The ebooks that the browser knows to be owned. */
  readonly known?: string[];
  readonly fields?: Partial<EbookDetail>;
}

/** Opens an ebook as its owner. */
async function openOwned({ server, signIn, open }: Site, { known = [idOf('ebook')], fields }: OwnedProps = {}) {
  signIn({ purchased_ebooks: known });
  server.answer('GET /ebooks/{id}', ebookDetail(1, { content_access: 'full', ...fields }));
  server.answer('GET /user/highlights/{ebookId}', { highlights: [], next: null });
  server.answer('GET /user/reading/{ebookId}', { position: 0, paragraph: 0, heading: null, updated_at: null });
  server.answer('PUT /user/reading/{ebookId}', { success: true });
  await open(path);
}

async function downloadText(): Promise<void> {
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('button', { name: 'Text', exact: true }).click();
}

describe('the ebook page', () => {
  test('shows the failure when the server is busy, and Try Again loads it', async ({ site }) => {
    site.server.answer('GET /ebooks/{id}', ebookDetail());
    await failAndRetry(site, path, 'Ebook not found or failed to load', busyServer);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Book 1' })).toBeVisible();
  });

  test('shows the first prompts of a package, and how many there are instead of minutes and words', async ({
    site,
  }) => {
    const sample = {
      title: 'Population',
      prompt: 'Define {control_text}.',
      inputs: 'control_text',
      expected_output: '',
    };
    const fields = { category: 'Prompt Vault', prompt_count: 46, formats: ['csv', 'pdf', 'epub', 'txt'] } as const;
    const formats = [...fields.formats];
    site.server.answer('GET /ebooks/{id}', ebookDetail(1, { ...fields, formats, sample_prompts: [sample] }));
    await site.open(path);
    await expect.element(page.getByText('1 of 46 prompts shown, 45 prompts remaining.')).toBeVisible();
    const samples = page.getByRole('region', { name: '1 prompt of 46' });
    await expect.element(samples.getByRole('heading', { name: 'Population' })).toBeVisible();
    await expect.element(samples.getByText('Define {control_text}.')).toBeVisible();
    await expect.element(page.getByText('46 prompts · CSV')).toBeVisible();
    await expect.element(page.getByText('46 prompts as CSV')).toBeVisible();
    await expect.element(page.getByText('How to use them, as PDF, EPUB and text')).toBeVisible();
    await expect.element(page.getByText('Read time')).not.toBeInTheDocument();
    await expect.element(page.getByText(/words shown/)).not.toBeInTheDocument();
    await expect.element(samples.getByText(/with what each one needs/)).toBeVisible();
  });

  test('has the text in the wide column, also where there are no contents beside it', async ({ site }) => {
    await page.viewport(1280, 900);
    const sample = { title: '', prompt: 'Define it.', inputs: '', expected_output: '' };
    const fields = { category: 'Prompt Vault', prompt_count: 46, contents: [], sample_prompts: [sample] };
    site.server.answer('GET /ebooks/{id}', ebookDetail(1, fields));
    await site.open(path);
    const samples = page.getByRole('region', { name: '1 prompt of 46' });
    await expect.element(samples.getByText('Whole, as they stand in the file.')).toBeVisible();
    expect(samples.element().getBoundingClientRect().width).toBe(640);
  });

  test('says where one buys that the money can be had back', async ({ site }) => {
    site.server.answer('GET /ebooks/{id}', ebookDetail());
    await site.open(path);
    const box = page.getByRole('region', { name: 'Purchase', exact: true });
    await expect
      .element(box.getByRole('link', { name: '30-day money-back guarantee' }))
      .toHaveAttribute('href', '/refunds');
  });

  test("has room on a phone for a chosen ebook's buttons", async ({ site }) => {
    site.signIn();
    site.server.answer('GET /ebooks/{id}', ebookDetail(1, { price: 119 }));
    site.server.answer('POST /payments/checkout', { success: true, url: null, order_id: 'ord_1', session_id: null });
    site.server.hold('POST /payments/checkout');
    await page.viewport(390, 844);
    await site.open(path);
    const bar = page.getByRole('region', { name: 'Purchase this ebook' });
    const isWide = () => document.documentElement.scrollWidth > 390;
    await bar.getByRole('button', { name: 'Add to Cart' }).click();
    await expect.element(bar.getByRole('button', { name: 'In Cart' })).toBeVisible();
    expect(isWide()).toBe(false);
    await bar.getByRole('button', { name: 'Buy Now' }).click();
    const question = page.getByRole('dialog', { name: 'Before you pay' });
    await question.getByRole('checkbox').click();
    await question.getByRole('button', { name: 'Continue to payment' }).click();
    await expect.element(bar.getByRole('button', { name: 'Opening payment…' })).toBeVisible();
    expect(isWide()).toBe(false);
    await expect.element(bar.getByRole('button', { name: 'In Cart' })).not.toBeInTheDocument();
  });

  test('opens the payment page two seconds after its link is shown, once the terms are accepted', async ({ site }) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    site.signIn();
    site.server.answer('GET /ebooks/{id}', ebookDetail());
    const order = { success: true as const, url: 'https://pay.example/1', order_id: idOf('order'), session_id: 'cs_1' };
    site.server.answer('POST /payments/checkout', order);
    await site.open(path);
    const box = page.getByRole('region', { name: 'Purchase', exact: true });
    const question = page.getByRole('dialog', { name: 'Before you pay' });
    await box.getByRole('button', { name: 'Buy Now' }).click();
    await question.getByRole('button', { name: 'Continue to payment' }).click();
    await expect.element(question.getByText('Please tick the box to go on')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await box.getByRole('button', { name: 'Buy Now' }).click();
    await expect.element(question.getByRole('checkbox')).not.toBeChecked();
    await question.getByRole('checkbox').click();
    await question.getByRole('button', { name: 'Continue to payment' }).click();
    await expect.element(box.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute('href', order.url);
    expect(site.server.last('POST /payments/checkout')).toMatchObject({ query: { accept_terms: 'true' } });
    await site.pass(1500);
    expect(open).not.toHaveBeenCalled();
    await site.pass(500);
    expect(open).toHaveBeenCalledExactlyOnceWith(order.url, '_blank');
    open.mockRestore();
  });

  test('ends with what to read next, and an owner rates on a labelled scale', async ({ site }) => {
    stock(site.server, [ebookCard(1), ebookCard(2), ebookCard(3, { regulatory_source: 'GDPR' })]);
    await openOwned(site);
    const next = page.getByRole('region', { name: 'Read next' });
    await expect.element(next.getByRole('heading', { level: 3 })).toHaveTextContent('Book 2');
    const rating = page.getByRole('group', { name: 'Your rating' });
    for (const word of ['poor', 'excellent']) await expect.element(rating.getByText(word)).toBeVisible();
  });

  test('offers no Try Again for an ebook that does not exist', async ({ site }) => {
    site.server.refuse('GET /ebooks/{id}', () => problem(404, 'not_found', 'This ebook does not exist.'));
    await site.open(path);
    await expect.element(page.getByRole('alert').getByText('This ebook does not exist.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Back to Marketplace' })).toBeVisible();
  });

  test('says why a download was refused or failed', async ({ site, downloads }) => {
    await openOwned(site);
    site.server.refuse('GET /ebooks/{id}/download', () => problem(403, 'not_purchased', 'No'));
    await downloadText();
    await expect.element(page.getByText('You need to purchase this item to download it')).toBeVisible();
    site.server.refuse('GET /ebooks/{id}/download', () => problem(500, 'internal', 'x'));
    await downloadText();
    await expect.element(page.getByText('Failed to download. Please try again.')).toBeVisible();
    site.server.refuse('GET /ebooks/{id}/download', offline);
    await downloadText();
    await expect.element(page.getByText('Failed to download. Please try again. Check your connection.')).toBeVisible();
    expect(downloads).toEqual([]);
  });

  test('asks whoever never had the ebook to purchase it before a download', async ({ site }) => {
    await openOwned(site, { known: [] });
    site.server.refuse('GET /ebooks/{id}/download', () => problem(403, 'not_purchased', 'No'));
    await downloadText();
    await expect.element(page.getByText('Please purchase this ebook first')).toBeVisible();
  });

  test('keeps a wish that could not be saved off, and says so', async ({ site }) => {
    site.signIn();
    site.server.answer('GET /ebooks/{id}', ebookDetail());
    site.server.refuse('POST /wishlist/add', offline);
    await site.open(path);
    await page.getByRole('button', { name: /wishlist/i }).click();
    await expect.element(page.getByText('Failed to update wishlist. Check your connection.')).toBeVisible();
  });

  test('a free ebook that was granted is owned, whatever fails afterwards', async ({ site }) => {
    site.signIn();
    site.server.answer('GET /ebooks/{id}', ebookDetail(1, { is_free: true, price: 0, content_access: 'full' }));
    site.server.answer('GET /user/highlights/{ebookId}', { highlights: [], next: null });
    site.server.answer('GET /user/reading/{ebookId}', { position: 0, paragraph: 0, heading: null, updated_at: null });
    site.server.answer('PUT /user/reading/{ebookId}', { success: true });
    site.server.answer('POST /payments/checkout', {
      success: true,
      url: null,
      order_id: idOf('order'),
      session_id: null,
    });
    site.server.refuse('GET /auth/me', () => problem(500, 'internal', 'x'));
    await site.open(path);
    await page.getByRole('button', { name: 'Get Free Ebook' }).click();
    await expect.element(page.getByText('It is yours. You will find it in My Library.')).toBeVisible();
    await site.pass(1000);
    expect(site.server.count('GET /auth/me')).toBe(0);
    await site.pass(500);
    expect(site.server.count('GET /auth/me')).toBe(1);
    await expect.element(page.getByText('Purchased', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/Purchase failed/)).not.toBeInTheDocument();
  });

  test('offers the files that come with the ebook, by what they are', async ({ site, downloads }) => {
    const sheets = { name: 'sheets', title: 'Worksheets', type: 'xlsx', size: 41_000 } as const;
    const report = { name: 'report', title: 'Report', type: 'docx', size: 9000 } as const;
    await openOwned(site, { fields: { attachments: [sheets, report] } });
    const promise = 'With files to work in: Worksheets (XLSX) and Report (DOCX)';
    await expect.element(page.getByText(promise)).toBeVisible();
    site.server.answer('GET /ebooks/{id}/download', { url: '/files/report.docx', filename: 'report.docx', size: 1 });
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('button', { name: 'Report, DOCX, 9.0 kB' }).click();
    await expect.poll(() => downloads).toEqual(['/files/report.docx']);
    const asked = site.server.calls.filter(({ route }) => route === 'GET /ebooks/{id}/download');
    expect(asked.map(({ query }) => query)).toEqual([{ as: 'link', attachment: 'report' }]);
  });

  test('shows progress while the file is being prepared, and retries with the chosen format', async ({
    site,
    downloads,
  }) => {
    await openOwned(site);
    const repair = site.server.refuse(
      'GET /ebooks/{id}/download',
      () => new Response('{}', { status: 503, headers: { 'retry-after': '9' } }),
    );
    await downloadText();
    await expect.element(page.getByRole('button', { name: 'Preparing the file…' })).toBeVisible();
    repair();
    site.server.answer('GET /ebooks/{id}/download', { url: '/files/book.txt', filename: 'book.txt', size: 1 });
    await site.pass(9000);
    await expect.poll(() => downloads).toEqual(['/files/book.txt']);
    await expect.element(page.getByRole('button', { name: 'Download' })).toBeVisible();
    const asked = site.server.calls.filter(({ route }) => route === 'GET /ebooks/{id}/download');
    expect(asked.map(({ query }) => query)).toEqual(Array(2).fill({ as: 'link', format: 'txt' }));
  });
});
