import { describe, expect, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contentsOf } from '#shared/catalog/content-preview.ts';
import type { EbookDetail } from '#shared/catalog/ebook.ts';
import { Highlight } from '#shared/library/highlight.ts';
import { offline } from '#test/components/contract-server.ts';
import { sampleOf } from '#test/components/sample.ts';
import { ebookDetail, stock } from '#test/components/shop.ts';
import { type Site, test } from '#test/components/site.tsx';

const policy = 'An owner reviews each account every quarter.';
const content = `## Scope\n\nAll **accounts** count.\n\n## Access\n\n${policy}\n\n- Évidence is kept.`;
const keyOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const kept = (n: number, quote: string, fields: Partial<Highlight> = {}) =>
  sampleOf(Highlight, {
    ...{ key: keyOf(n), color: 'green', note: '', quote, prefix: '', suffix: '', section: 'gone', position: 0 },
    ...fields,
  });

async function openBook({ server, open }: Site, fields: Partial<EbookDetail> = {}, address = ''): Promise<void> {
  const book = ebookDetail(1, { content, contents: contentsOf(content, 800), content_access: 'full', ...fields });
  stock(server, [book]);
  server.answer('GET /ebooks/{id}', book);
  server.answer('GET /user/reading/{ebookId}', { position: 0, paragraph: 0, heading: null, updated_at: null });
  server.answer('PUT /user/reading/{ebookId}', { success: true });
  await open(`/ebook/${book.id}${address}`);
  await expect.element(page.getByText(policy)).toBeVisible();
}

/** Opens an owned book in which these passages are marked; the server keeps what it is sent. */
async function openOwn(site: Site, highlights: readonly Highlight[] = []): Promise<void> {
  site.signIn();
  site.server.answer('GET /user/highlights/{ebookId}', { highlights: [...highlights], next: null });
  site.server.answer('PUT /user/highlights/{ebookId}/{key}', ({ body, params: { key } }) => {
    return { success: true, highlight: sampleOf(Highlight, { ...(body as Highlight), key }) };
  });
  site.server.answer('DELETE /user/highlights/{ebookId}/{key}', { success: true });
  await openBook(site);
  await expect.element(page.getByRole('button', { name: /^Highlights/ })).toBeVisible();
}

const put = 'PUT /user/highlights/{ebookId}/{key}';
const painted = (name: string): string[] => [...(CSS.highlights.get(name) ?? [])].map(String);
const bar = (name: string) => page.getByRole('region', { name, exact: true });

function select(text: string, quote: string): void {
  const node = page.getByText(text).element().firstChild;
  const start = node?.textContent?.indexOf(quote) ?? -1;
  if (node) getSelection()?.setBaseAndExtent(node, start, node, start + quote.length);
}

describe('an owner', () => {
  test('marks selected text, which is painted and does not change', async ({ site }) => {
    await openOwn(site);
    const before = page.getByRole('article').element().innerHTML;
    select(policy, 'each account');
    await bar('Selected text').getByRole('button', { name: 'Mark in blue' }).click();
    await expect.poll(() => painted('mark-blue')).toEqual(['each account']);
    expect(site.server.last(put)?.body).toEqual({
      ...{ color: 'blue', note: '', quote: 'each account', section: 'access' },
      ...{ prefix: ' count.\nAccess\nAn owner reviews ', suffix: ' every quarter.\nÉvidence is kept', position: 24 },
    });
    await expect.element(bar('Selected text')).not.toBeInTheDocument();
    expect(page.getByRole('article').element().innerHTML).toBe(before);
  });

  test('marks and notes with the keyboard alone', async ({ site }) => {
    await openOwn(site);
    await userEvent.keyboard('m');
    await expect.element(page.getByRole('button', { name: 'Mark in yellow' })).toHaveFocus();
    await bar('Selected text').getByRole('button', { name: 'Add a note' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Your note' })).toHaveFocus();
    await userEvent.keyboard('For the auditor');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect.poll(() => (site.server.last(put)?.body as Highlight | undefined)?.note).toBe('For the auditor');
    await expect.poll(() => painted('mark-noted')).toHaveLength(1);
  });

  test('closes the panel with Escape and is back at the button that opened it', async ({ site }) => {
    await openOwn(site, [kept(1, 'each account')]);
    const button = page.getByRole('button', { name: /^Highlights/ });
    await button.click();
    const search = page.getByRole('searchbox', { name: 'Search highlights' });
    await search.click();
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('region', { name: 'Highlights' })).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  test('marks what is selected with M, and the bar goes on from there', async ({ site }) => {
    await openOwn(site);
    select(policy, 'each account');
    await expect.element(bar('Selected text')).toBeVisible();
    await userEvent.keyboard('m');
    await expect.poll(() => painted('mark-yellow')).toEqual(['each account']);
    await expect.element(bar('Highlight').getByRole('button', { name: 'Mark in yellow' })).toHaveFocus();
  });

  test('marks the same passage twice and has one highlight, in the newer colour', async ({ site }) => {
    await openOwn(site);
    for (const color of ['green', 'green', 'blue']) {
      select(policy, 'each account');
      await bar('Selected text')
        .getByRole('button', { name: `Mark in ${color}` })
        .click();
      await expect.poll(() => painted(`mark-${color}`)).toEqual(['each account']);
    }
    expect(painted('mark-green')).toEqual([]);
    await expect.element(page.getByRole('button', { name: 'Highlights 1' })).toBeVisible();
    const sent = site.server.calls.filter(({ route }) => route === put);
    expect(sent.map(({ params, body }) => [params.key === sent[0]?.params.key, (body as Highlight).color])).toEqual([
      [true, 'green'],
      [true, 'blue'],
    ]);
  });

  test('sees marks in a browser that cannot paint text, which does not change', async ({ site }) => {
    const api = Object.getOwnPropertyDescriptor(CSS, 'highlights') ?? {};
    Reflect.deleteProperty(CSS, 'highlights');
    onTestFinished(() => void Object.defineProperty(CSS, 'highlights', api));
    await openOwn(site, [kept(1, policy, { section: 'access', position: 7, note: 'Ask Sam' })]);
    const boxes = (paint: string) => [...document.querySelectorAll(`.mark-boxes.${paint} > i`)];
    await expect.poll(() => boxes('mark-green').length).toBeGreaterThan(0);
    expect(boxes('mark-noted')).toHaveLength(boxes('mark-green').length);
    const [box, text] = [boxes('mark-green')[0], page.getByText(policy).element()].map((e) =>
      e?.getBoundingClientRect(),
    );
    expect(Math.abs((box?.left ?? 0) - (text?.left ?? 99))).toBeLessThan(2);
    expect(page.getByText(policy).element().innerHTML).toBe(policy);
  });

  test('presses a mark to change its colour or to delete it, and takes that back', async ({ site }) => {
    await openOwn(site, [kept(1, policy, { section: 'access', position: 7 })]);
    await expect.poll(() => painted('mark-green')).toEqual([policy]);
    await page.getByText(policy).click({ position: { x: 40, y: 12 } });
    await bar('Highlight').getByRole('button', { name: 'Mark in yellow' }).click();
    await expect.poll(() => painted('mark-yellow')).toEqual([policy]);
    await page.getByText(policy).click({ position: { x: 40, y: 12 } });
    await bar('Highlight').getByRole('button', { name: 'Delete highlight' }).click();
    await expect.poll(() => painted('mark-yellow')).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => painted('mark-yellow')).toEqual([policy]);
    expect(site.server.last(put)?.params.key).toBe(keyOf(1));
  });

  test('loses nothing without a network: it is sent once that is back', async ({ site }) => {
    await openOwn(site);
    const isBack = site.server.refuse(put, offline);
    select(policy, 'every quarter');
    await bar('Selected text').getByRole('button', { name: 'Mark in yellow' }).click();
    await page.getByRole('button', { name: /^Highlights/ }).click();
    await expect.element(page.getByText('Not saved yet')).toBeVisible();
    expect(localStorage.getItem('highlights-waiting:usr_1')).toContain('every quarter');
    isBack();
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Not saved yet')).not.toBeInTheDocument();
    await expect.element(bar('Highlights').getByText('every quarter')).toBeVisible();
    expect(localStorage.getItem('highlights-waiting:usr_1')).toBeNull();
  });

  test('finds the highlights below their headings, also those whose text has changed', async ({ site }) => {
    await openOwn(site, [
      kept(1, 'This sentence is not in this edition', { note: 'Old' }),
      kept(2, policy, { note: 'Ask Sam' }),
      kept(3, 'All accounts count.', { section: 'scope', position: 6 }),
    ]);
    await page.getByRole('button', { name: 'Highlights 3' }).click();
    const headings = bar('Highlights').getByRole('heading', { level: 3 });
    await expect
      .poll(() => headings.elements().map((heading) => heading.textContent))
      .toEqual([...['Scope', 'Access', 'Text changed in this edition']]);
    await bar('Highlights').getByRole('searchbox').fill('sám');
    await expect.element(page.getByText('1 of 3 highlights')).toBeVisible();
    await bar('Highlights').getByRole('button', { name: policy }).click();
    await expect.poll(() => document.activeElement?.textContent).toBe(policy);
  });

  test('is told when the server does not take a highlight', async ({ site }) => {
    await openOwn(site);
    const problem = { detail: 'You have marked 2,000 passages.', code: 'conflict' };
    site.server.refuse(put, () => Response.json(problem, { status: 409 }));
    select(policy, 'each account');
    await bar('Selected text').getByRole('button', { name: 'Mark in yellow' }).click();
    await expect.element(page.getByText(problem.detail)).toBeVisible();
    await expect.poll(() => painted('mark-yellow')).toEqual([]);
  });
});

describe('somebody else', () => {
  test('is asked to sign in and buy', async ({ site }) => {
    await openBook(site, { content_access: 'preview', content: `${content}\n\n${'word '.repeat(500)}` });
    select(policy, 'each account');
    await expect.element(page.getByText('To mark text and take notes, sign in and buy this ebook.')).toBeVisible();
    await bar('Highlights and notes').getByRole('button', { name: 'Sign in' }).click();
    await expect.element(page.getByText('Please sign in to keep highlights')).toBeVisible();
  });
});

describe('a search in the ebook', () => {
  test('lists hits below their headings, paints them and goes from one to the next', async ({ site }) => {
    await openOwn(site);
    await userEvent.keyboard('/');
    const field = page.getByRole('searchbox', { name: 'Search in this ebook' });
    await expect.element(field).toHaveFocus();
    await field.fill('EVERY');
    await expect.element(page.getByText('1 hit', { exact: true })).toBeVisible();
    await field.fill('co');
    await expect.poll(() => painted('mark-found')).toEqual(['co', 'co', 'co', 'co']);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('1 of 4 hits')).toBeVisible();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect.element(page.getByText('4 of 4 hits')).toBeVisible();
    expect(painted('mark-current')).toEqual(['co']);
    await userEvent.keyboard('{Escape}');
    await expect.element(field).not.toBeInTheDocument();
    expect(painted('mark-found')).toEqual([]);
  });

  test('is open at the hit when a search across ebooks led here', async ({ site }) => {
    site.server.answer('GET /user/highlights/{ebookId}', { highlights: [], next: null });
    site.signIn();
    await openBook(site, {}, '?find=evidence&block=4');
    await expect.element(page.getByText('1 of 1 hit')).toBeVisible();
    expect(painted('mark-current')).toEqual(['Évidence']);
  });
});

describe('the tools of a text that is far below the first screen', () => {
  const tabs = () => page.getByRole('group', { name: 'Beside the text' });
  test.beforeEach(async ({ site }) => {
    site.server.answer('GET /user/highlights/{ebookId}', { highlights: [], next: null });
    await page.viewport(390, 700);
    await openBook(site, { description: 'What an auditor asks for. '.repeat(60) });
    await import('./reader-tools.tsx');
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    expect(tabs().query()).toBeNull();
  });

  test('are there once it comes near', async () => {
    page.getByText(policy).element().scrollIntoView();
    await expect.element(tabs()).toBeVisible();
  });

  test('are there once somebody searches, and stay', async () => {
    await userEvent.keyboard('/');
    await expect.element(page.getByRole('searchbox', { name: 'Search in this ebook' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('searchbox', { name: 'Search in this ebook' })).not.toBeInTheDocument();
    await expect.element(tabs()).toBeInTheDocument();
  });
});
