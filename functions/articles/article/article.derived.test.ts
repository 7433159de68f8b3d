import { expect, test } from 'vitest';
import { derivedFrom } from './article.derived.ts';

const [one, other] = ['ebk_01ARZ3NDEKTSV4RRFFQ69G5FA1', 'ebk_01ARZ3NDEKTSV4RRFFQ69G5FA2'];

test('links to ebooks are known once each, wherever they lead within them; mentions are none', () => {
  const text = `<p><a href="/ebook/${one}">One</a>, <a rel="noopener" href="https://rampart.test/read/${other}?from=x">
    other</a>, <a href="/ebook/${one}#contents">again</a>; ebk_01ARZ3NDEKTSV4RRFFQ69G5FA3 is no link.</p>`;
  expect(derivedFrom(text).linked_ebooks).toEqual([one, other]);
});

test('headings that would not fit into the item of the article are refused, in words', () => {
  const text = (count: number) => `<h2>${'A long heading '.repeat(10)}</h2>`.repeat(count);
  expect(derivedFrom(text(200)).table_of_contents).toHaveLength(200);
  expect(() => derivedFrom(text(1000))).toThrow('The headings are too long for a table of contents');
});

test('of many links as many are known as an item has room for', () => {
  const id = (number: number) => `ebk_01ARZ3NDEKTSV4RRFFQ69G5${String(number).padStart(3, '0')}`;
  const links = Array.from({ length: 150 }, (_, number) => `<a href="/ebook/${id(number)}">${number}</a>`);
  expect(derivedFrom(links.join('')).linked_ebooks).toHaveLength(100);
  // Those to the same ebook count once.
  const [link = ''] = links;
  expect(derivedFrom(`${link.repeat(150)}<a href="/ebook/${other}">`).linked_ebooks).toEqual([id(0), other]);
});
