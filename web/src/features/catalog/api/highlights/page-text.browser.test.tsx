import { afterEach, describe, expect, test } from 'vitest';
import { anchorOf, locate } from '#shared/library/anchor.ts';
import { placeOf, rangeOf, readPage, selectedPassage } from './page-text.ts';

const html =
  '<h2 id="sec-scope"><span class="identifier">A.5 </span>Scope</h2><p>All <strong>accounts</strong> of <span>AC-2</span>.</p>' +
  '<ul><li>One</li><li>Two</li></ul><div><table><tbody><tr><th>Owner</th><td></td><td>Yours</td></tr></tbody></table></div>';

function shown() {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return { root, page: readPage(root) };
}
const passage = (text: string, quote: string) => {
  const start = text.indexOf(quote);
  return { start, end: start + quote.length };
};

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the text of a page', () => {
  test('has a line for each paragraph, item and cell, and its headings', () => {
    const { page } = shown();
    expect(page.text).toBe('A.5 Scope\nAll accounts of AC-2.\nOne\nTwo\nOwner\nYours');
    expect(page.sections).toEqual([{ anchor: 'scope', level: 0, start: 0 }]);
  });

  test('is found on the page, across elements, and nothing on the page changes', () => {
    const { root, page } = shown();
    for (const quote of ['All accounts of AC-2.', 'counts of A', 'One', 'Yours'])
      expect(rangeOf(page, passage(page.text, quote))?.toString()).toBe(quote);
    const across = locate(anchorOf(page, passage(page.text, 'One\nTwo')), page);
    expect(across && rangeOf(page, across)?.toString()).toBe('OneTwo');
    expect(root.innerHTML).toBe(html);
  });

  test('knows what is selected, without spaces around it, and when nothing of it is', () => {
    const { root, page } = shown();
    const selection = getSelection();
    const [before, , after] = root.querySelectorAll('p')[0]?.childNodes ?? [];
    if (!selection || !before || !after) throw new Error('no page');
    selection.setBaseAndExtent(before, 3, after, 1);
    expect(selectedPassage(page, selection)).toEqual(passage(page.text, 'accounts'));
    selection.selectAllChildren(root);
    expect(selectedPassage(page, selection)).toEqual({ start: 0, end: page.text.length });
    selection.collapse(before, 1);
    expect(selectedPassage(page, selection)).toBeUndefined();
    expect(placeOf(page, root, root.childNodes.length)).toBe(page.text.length);
  });
});

test('the number of a note is no part of the text', () => {
  const root = document.createElement('div');
  root.innerHTML =
    '<p>A claim<sup class="note-reference"><a href="#n">1</a></sup>, and more.</p><pre><code>a\nb</code></pre>';
  document.body.append(root);
  const page = readPage(root);
  expect(page.text).toBe('A claim, and more.\na\nb');
  const found = rangeOf(page, passage(page.text, 'claim, and'));
  expect(found?.toString()).toBe('claim1, and');
});
