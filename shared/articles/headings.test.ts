import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorsOf, headingsOf } from './headings.ts';

describe('headingsOf', () => {
  it('lists the second and third level as plain text', () => {
    const html =
      '<h2>Scope &amp; <em>roles</em></h2><p>x</p><h3>People\n here</h3><h4>Deep</h4><h2> </h2><h2>What &quot;is&quot;&nbsp;it?</h2>';
    expect(headingsOf(html)).toEqual([
      { level: 2, title: 'Scope & roles', anchor: 'text-scope-roles' },
      { level: 3, title: 'People here', anchor: 'text-people-here' },
      { level: 2, title: 'What "is" it?', anchor: 'text-what-is-it' },
    ]);
  });

  it('treats an escaped tag as text', () => {
    expect(headingsOf('<h2>The &lt;b&gt; tag</h2>')).toMatchObject([{ title: 'The <b> tag' }]);
  });
});

describe('anchorsOf', () => {
  it('numbers repeated titles, even if one ends in a number', () => {
    expect(anchorsOf(['A', 'A', 'A 2', 'A'])).toEqual(['text-a', 'text-a-2', 'text-a-2-2', 'text-a-3']);
    expect(anchorsOf(['東京', '!?'])).toEqual(['text-東京', 'text-section']);
  });

  it('never gives two headings the same anchor', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'A', 'a 2', 'a-2', '', '2', 'a 2 2')), (titles) => {
        expect(new Set(anchorsOf(titles)).size).toBe(titles.length);
      }),
    );
  });
});
