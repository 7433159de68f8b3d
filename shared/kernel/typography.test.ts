import { describe, expect, it } from 'vitest';
import { curly, curlyHtml } from './typography.ts';

describe('curly', () => {
  it.each([
    ['"Yes," it said.', '“Yes,” it said.'],
    ["An auditor's question, the users' rights", 'An auditor’s question, the users’ rights'],
    ['say (\'none\') or "none"', 'say (‘none’) or “none”'],
    ['**"Who asks?"** and "**who**"', '**“Who asks?”** and “**who**”'],
    ['"\'Nested\' words"', '“‘Nested’ words”'],
    ["since the '90s", 'since the ’90s'],
    ['one—"two"—three', 'one—“two”—three'],
    ['“Set” already, isn’t it', '“Set” already, isn’t it'],
  ])('%s', (straight, set) => {
    expect(curly(straight)).toBe(set);
    expect(curly(set)).toBe(set);
  });

  it('knows what is in front of a part', () => {
    expect(curly('" he said', 'yes')).toBe('” he said');
    expect(curly('"yes', 'he said ')).toBe('“yes');
  });
});

describe('curlyHtml', () => {
  it('sets quotes across tags, and leaves attributes and code alone', () => {
    const html = `<p>"<strong>It's</strong>" <a href="/x?a='b'" title='a > "b"'>"here"</a></p><pre>a = "b"</pre><p>"So"</p>`;
    expect(curlyHtml(html)).toBe(
      `<p>“<strong>It’s</strong>” <a href="/x?a='b'" title='a > "b"'>“here”</a></p><pre>a = "b"</pre><p>“So”</p>`,
    );
  });

  it('sets entities too, and keeps the others', () => {
    expect(curlyHtml('<p>&quot;R&amp;D&quot; isn&#39;t</p>')).toBe('<p>“R&amp;D” isn’t</p>');
  });

  it('starts anew in each block, and continues after code', () => {
    expect(curlyHtml('<li>one</li><li>"two"</li><p><code>id</code>"s and "<code>x="1"</code>"</p>')).toBe(
      '<li>one</li><li>“two”</li><p><code>id</code>”s and “<code>x="1"</code>”</p>',
    );
  });
});
