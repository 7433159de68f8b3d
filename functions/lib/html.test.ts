import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitiseHtml, textBesideNotes, textOfHtml } from './html.ts';

describe('sanitiseHtml', () => {
  it('keeps the markup of an article', () => {
    const html =
      '<h2>Scope</h2><p>One <strong>two</strong> <a href="/marketplace">three</a></p><table><tbody><tr><td colspan="2">x</td></tr></tbody></table>';
    expect(sanitiseHtml(html)).toBe(html);
  });

  it.each([
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<script>x()</script><p>a</p>', '<p>a</p>'],
    ['<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['<a href=" jAvA\tscript:x()">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<img src="x" onerror="y()">', '<img src="x" loading="lazy" />'],
    ['<img src="https://tracker.example/p.gif">', ''],
    ['<img src="//tracker.example/p.gif">', ''],
    ['<svg><script>x()</script></svg>', ''],
    ['<form action="/x"><input name="y">a</form>', 'a'],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['<iframe src="https://evil.example/"></iframe>', ''],
    ['<math><mtext><style><img src=x onerror=y()></style></mtext></math>', ''],
    ['<h1>a</h1>', '<h2>a</h2>'],
  ])('%s becomes %s', (given, expected) => expect(sanitiseHtml(given)).toBe(expected));

  it.each([
    '<pre><code class="language-c++">a</code></pre>',
    '<ul class="tasks"><li class="is-done"><p>a</p></li><li><p>b</p></li></ul>',
    '<aside class="callout-warning"><p>a</p></aside>',
    '<p>a<sup class="note-reference"><a href="#note-1" id="note-reference-1">1</a></sup></p><ol class="notes"><li id="note-1"><p>b</p></li></ol>',
    '<table><colgroup><col width="120" /><col /></colgroup><tbody><tr><td class="align-right">1</td><th class="align-center" scope="col">2</th></tr></tbody></table>',
  ])('keeps what the editor makes: %s', (html) => expect(sanitiseHtml(html)).toBe(html));

  it.each([
    ['<aside class="fixed callout-note callout-x">a</aside>', '<aside class="callout-note">a</aside>'],
    ['<p class="note-reference">a</p>', '<p>a</p>'],
    ['<code class="language-&quot;&gt;">a</code>', '<code>a</code>'],
    ['<li id="main">a</li>', '<li>a</li>'],
    ['<li id="note-0">a</li>', '<li>a</li>'],
    ['<a href="/x" id="note-1 x">a</a>', '<a href="/x">a</a>'],
    ['<p id="note-1">a</p>', '<p>a</p>'],
    [
      '<table><colgroup><col width="100%" style="width:1px"></colgroup></table>',
      '<table><colgroup><col /></colgroup></table>',
    ],
    ['<img src="/a.webp" width="100%" height="0">', '<img src="/a.webp" loading="lazy" />'],
    ['<img src="/a.webp" width="12345" height="90">', '<img src="/a.webp" height="90" loading="lazy" />'],
  ])('keeps no other names and sizes: %s', (given, expected) => expect(sanitiseHtml(given)).toBe(expected));

  it('cuts the opener of a link to another site', () => {
    expect(sanitiseHtml('<a href="https://nist.gov" target="_top" rel="opener">a</a>')).toBe(
      '<a href="https://nist.gov" rel="noopener noreferrer" target="_blank">a</a>',
    );
  });

  it('allows videos from the cookie-free hosts only', () => {
    expect(sanitiseHtml('<iframe src="https://www.youtube-nocookie.com/embed/x"></iframe>')).toContain(
      'youtube-nocookie',
    );
    expect(sanitiseHtml('<iframe src="https://www.youtube-nocookie.com.evil.example/x"></iframe>')).toBe('');
  });

  it('takes apart at once what a dropped tag leaves within each other', () => {
    expect(sanitiseHtml('<p><a<p><p>')).toBe('<p></p><p></p><p></p>');
  });

  it('is idempotent', () => {
    const pieces = [
      '<p>',
      '</p>',
      '<',
      '>',
      '<img src=x>',
      'a',
      '&lt;',
      '"',
      "'",
      '<a href="',
      '<!--',
      '-->',
      '<svg>',
      '<iframe src=',
      '</',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces)), (parts) => {
        const once = sanitiseHtml(parts.join(''));
        expect(sanitiseHtml(once)).toBe(once);
      }),
    );
  });
});

describe('textOfHtml', () => {
  it('returns only the text', () => {
    expect(textOfHtml('<h2>A &amp; B</h2><p>one<br>two</p><script>x</script>')).toBe('A & B one two');
  });
  it('keeps the words of blocks apart', () => {
    const table = '<table><caption>Doors</caption><thead><tr><th>Door</th><th>Owner</th></tr></thead></table>';
    const others =
      '<pre><code>a: 1</code></pre><figure><figcaption>View</figcaption></figure><dl><dt>Key</dt><dd>Opens</dd></dl>';
    expect(textOfHtml(`${table}${others}<blockquote>Trust</blockquote><aside>Begin</aside>now`)).toBe(
      'Doors Door Owner a: 1 View Key Opens Trust Begin now',
    );
  });
  it('leaves out footnotes and their numbers where it stands in place of the whole', () => {
    const number = '<sup class="note-reference"><a href="#note-1" id="note-reference-1">1</a></sup>';
    const notes = '<ol class="notes"><li id="note-1"><p>Its <em>source</em>.</p></li></ol>';
    expect(textBesideNotes(`<p>A &amp; B${number} for 10 m<sup>2</sup>.</p><ol><li>One</li></ol>${notes}`)).toBe(
      'A & B for 10 m2. One',
    );
    expect(textBesideNotes('<style>a</style><script>x</script><p>a</p>')).toBe('a');
  });
});
