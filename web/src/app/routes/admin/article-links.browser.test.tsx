import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BlogPost } from '#shared/articles/article.ts';
import { href } from '#shared/pages/href.ts';
import { article, openArticle, saved } from '#test/components/article-form.ts';
import { busy, problem } from '#test/components/contract-server.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { articleCard, ebookDetail } from '#test/components/shop.ts';
import { type Site, test } from '#test/components/site.tsx';

const ebook = (number: number) => href('ebook', { id: idOf('ebook', number) });
const link = (address: string, text: string) => `<p><a href="${address}">${text}</a></p>`;
const open = (site: Site, ...links: string[]) =>
  openArticle(site, article({ content: `<h2>Plan</h2>${links.join('')}` }));
const checks = () => page.getByRole('region', { name: 'Before publishing' });
const paste = (html: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
};
const unknown = () => problem(404, 'not_found', 'Not found');
const linksIn = (label: string) => checks().getByRole('list', { name: label }).getByRole('button');
const gone = '1 link within the site leads nowhere';
const named = (label: string) =>
  expect.poll(() =>
    linksIn(label)
      .elements()
      .map(({ textContent }) => textContent?.replace('Select in the text: ', '')),
  );

/** Ebook 1 is there, ebook 2 is not, of the others nothing can be found out. */
function answerEbooks(site: Site): void {
  site.server.refuse('GET /ebooks/{id}', ({ params }) => {
    if (params.id === idOf('ebook', 1)) return new Response(JSON.stringify(ebookDetail(1)));
    return params.id === idOf('ebook', 2) ? unknown() : busy();
  });
}

describe('the links of an article within the site', () => {
  test('are named when they lead nowhere, and chosen they are selected in the text', async ({ site }) => {
    answerEbooks(site);
    await open(site, link(ebook(1), 'A good book'), link(ebook(2), 'First'), link(ebook(2), 'Lost book'));
    const dead = '2 links within the site lead nowhere';
    await named(dead).toEqual([`First ${ebook(2)}`, `Lost book ${ebook(2)}`]);
    await linksIn(dead).nth(1).click();
    await expect.element(page.getByRole('textbox', { name: 'Content' })).toHaveFocus();
    await expect.poll(() => `${window.getSelection()}`).toBe('Lost book');
    await userEvent.keyboard('No book');
    await site.pass(600);
    await named(gone).toEqual([`First ${ebook(2)}`]);
    expect(site.server.count('GET /ebooks/{id}')).toBe(2);
    expect(site.server.last('GET /ebooks/{id}')?.isSigned).toBe(false);
  });

  test('are in sight on a phone when they are chosen', async ({ site }) => {
    await page.viewport(390, 844);
    const words = `<p>${'Some more words. '.repeat(300)}</p>`;
    await open(site, words, link('/nowhere', 'Lost page'), words);
    await linksIn(gone).click();
    await expect
      .poll(() => {
        const place = window.getSelection()?.getRangeAt(0).getBoundingClientRect();
        return document.elementFromPoint((place?.left ?? 0) + 4, (place?.top ?? 0) + 4)?.textContent;
      })
      .toBe('Lost page');
  });

  test('are not called dead when they could not be checked, and asked about again on demand', async ({ site }) => {
    answerEbooks(site);
    await open(site, link(ebook(1), 'A good book'), link(ebook(3), 'A book'));
    await named('1 link within the site could not be checked').toEqual([`A book ${ebook(3)}`]);
    await expect.element(checks().getByText(/nowhere/)).not.toBeInTheDocument();
    site.server.refuse('GET /ebooks/{id}', unknown);
    await checks().getByRole('button', { name: 'Check links again' }).click();
    await named(gone).toEqual([`A book ${ebook(3)}`]);
    await expect.element(checks().getByRole('button', { name: 'Check links again' })).toHaveFocus();
    expect(site.server.count('GET /ebooks/{id}')).toBe(3);
  });

  test('that led nowhere are asked about again, too', async ({ site }) => {
    answerEbooks(site);
    await open(site, link(ebook(2), 'Lost book'));
    await named(gone).toEqual([`Lost book ${ebook(2)}`]);
    site.server.answer('GET /ebooks/{id}', ebookDetail(2));
    await checks().getByRole('button', { name: 'Check links again' }).click();
    await expect.element(checks().getByText('Every link within the site leads somewhere')).toBeVisible();
  });

  test('lead to headings and notes that the text holds', async ({ site }) => {
    const notes = '<p>See<sup class="note-reference"><a href="#note-1" id="note-reference-1">1</a></sup></p>';
    const note = '<ol class="notes"><li id="note-1"><p>A note.</p></li></ol>';
    await open(site, link('#text-plan', 'The plan'), link('#text-costs', 'The costs'), notes, note);
    await named(gone).toEqual(['The costs #text-costs']);
  });

  test('are fine when everything answers, and without any', async ({ site }) => {
    const other = sampleOf(BlogPost, { ...articleCard(1), external_url: '', download_url: '' });
    site.server.answer('GET /blog-posts/{slug}', other);
    const address = `${window.location.origin}${href('article', { slug: 'article-1' })}`;
    await open(site, link(address, 'Other'), link(href('marketplace'), 'Ebooks'), link('https://nist.gov/csf', 'NIST'));
    await expect.element(checks().getByText('Every link within the site leads somewhere')).toBeVisible();
    expect(site.server.count('GET /blog-posts/{slug}')).toBe(1);
    await open(site);
    await expect.element(checks().getByText('Every link within the site leads somewhere')).toBeVisible();
    await expect.element(checks().getByRole('button', { name: 'Check links again' })).not.toBeInTheDocument();
  });

  test('are all asked about, also those that still waited when another one was added', async ({ site }) => {
    site.server.answer('GET /ebooks/{id}', ebookDetail(1));
    site.server.answer('PUT /admin/articles/{id}', saved());
    const arrive = site.server.hold('GET /ebooks/{id}');
    await open(site, ...[1, 2, 3, 4, 5].map((number) => link(ebook(number), `Book ${number}`)));
    await site.pass(1_100);
    await expect.poll(() => site.server.count('GET /ebooks/{id}')).toBe(4);
    await page.getByRole('textbox', { name: 'Content' }).getByText('Plan', { exact: true }).click();
    paste(link(ebook(6), 'Book 6'));
    await site.pass(2_000);
    arrive();
    await expect.element(checks().getByText('Every link within the site leads somewhere')).toBeVisible();
    expect(site.server.count('GET /ebooks/{id}')).toBe(6);
  });

  test('are asked about in a pause, not with every key', async ({ site }) => {
    answerEbooks(site);
    site.server.answer('PUT /admin/articles/{id}', saved());
    await open(site);
    await page.getByRole('textbox', { name: 'Content' }).getByText('Plan', { exact: true }).click();
    paste(link(ebook(2), 'Lost'));
    await site.pass(1_400);
    expect(site.server.count('GET /ebooks/{id}')).toBe(0);
    await site.pass(400);
    await expect.poll(() => site.server.count('GET /ebooks/{id}')).toBe(1);
    await expect.element(linksIn(gone)).toBeVisible();
    await userEvent.keyboard(' more');
    await site.pass(2_000);
    expect(site.server.count('GET /ebooks/{id}')).toBe(1);
  });
});
