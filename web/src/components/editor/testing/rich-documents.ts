import fc from 'fast-check';

const word = fc.constantFrom('audit', 'risk &amp; control', 'naïve', '日本語', 'PR.AA-01', '&lt;b&gt;', 'it’s', 'keys');
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));
const element = (tag: string, inner: string, attributes = '') => `<${tag}${attributes}>${inner}</${tag}>`;

/** From the outermost to the innermost, as the editor nests them. */
const marks = [
  ['a', ' href="/articles/nist"'],
  ['a', ' href="https://nist.gov/?a=1&amp;b=2" title="NIST" rel="noopener noreferrer" target="_blank"'],
  ...['strong', 'em', 's', 'u', 'code', 'sub', 'sup', 'mark', 'small', 'kbd'].map((tag) => [tag, '']),
  ['abbr', ' title="Information security management system"'],
] as const;
const marked = fc.tuple(words, fc.constantFrom(...marks)).map(([text, [tag = '', given]]) => element(tag, text, given));
const nested = words.map((text) => `<a href="#scope"><strong><em>${text}</em></strong></a>`);
const inline = fc
  .array(fc.oneof(words, marked, nested, fc.constant('<br />')), { minLength: 1, maxLength: 4 })
  // Like marks beside each other would be one, a break at the end none, and space beside a break is not kept.
  .map((runs) => `${runs.join(' – ').replace(/[ –]*<br \/>[ –]*/g, '<br />')}.`);

const paragraph = inline.map((text) => element('p', text));
const heading = fc.tuple(fc.constantFrom('h2', 'h3', 'h4'), inline).map(([tag, text]) => element(tag, text));
const code = fc
  .tuple(
    fc.constantFrom('', ' class="language-c++"', ' class="language-yaml"'),
    fc.constantFrom('a &lt; b\n\n  c', 'x'),
  )
  .map(([given, text]) => element('pre', element('code', text, given)));
const picture = fc
  .tuple(
    // Described, only decoration, and described by nobody.
    fc.constantFrom(' alt="A &quot;b&quot;"', ' alt=""', ''),
    fc.constantFrom('', ' title="View" width="640" height="480"', ' width="1600" height="67"'),
    fc.option(inline),
  )
  .map(
    ([alt, size, caption]) =>
      `<figure><img src="/files/upl_1.webp"${alt}${size} loading="lazy" />${caption ? element('figcaption', caption) : ''}</figure>`,
  );
const video = fc
  .constantFrom('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'https://player.vimeo.com/video/123456789')
  .map(
    (src) =>
      `<iframe src="${src}" title="A talk" allowfullscreen loading="lazy" referrerpolicy="strict-origin-when-cross-origin"></iframe>`,
  );
const definitions = fc.tuple(words, inline).map(([term, text]) => `<dl><dt>${term}</dt><dd>${text}</dd></dl>`);
const simple = fc.oneof(paragraph, heading, code, picture, video, definitions, fc.constant('<hr />'));

const { blocks } = fc.letrec<{ blocks: string; block: string; list: string }>((tie) => ({
  list: fc
    .tuple(
      fc.constantFrom(['ul', ''], ['ol', ''], ['ol', ' start="4"'], ['ul', ' class="tasks"']),
      fc.array(fc.tuple(inline, fc.option(tie('list'), { depthSize: 'small' }), fc.boolean()), {
        minLength: 1,
        maxLength: 3,
      }),
    )
    .map(([[tag = '', given = ''], items]) => {
      const done = (is: boolean) => (is && given.includes('tasks') ? ' class="is-done"' : '');
      return element(
        tag,
        items.map(([text, list, is]) => element('li', text + (list ?? ''), done(is))).join(''),
        given,
      );
    }),
  block: fc.oneof(
    { depthSize: 'small' },
    simple,
    tie('list'),
    tie('blocks').map((inner) => element('blockquote', inner)),
    fc
      .tuple(fc.constantFrom('note', 'tip', 'warning'), tie('blocks'))
      .map(([kind, inner]) => element('aside', inner, ` class="callout-${kind}"`)),
    tie('blocks').map((inner) => `<ul><li><p>First.</p>${inner}<p>Last.</p></li></ul>`),
  ),
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 2 }).map((list) => list.join('<p>Between.</p>')),
}));

const align = fc.constantFrom('', ' class="align-center"', ' class="align-right"');
const cell = (tag: string) => fc.tuple(align, inline).map(([given, text]) => element(tag, text, given));
const row = (tag: string) => fc.tuple(cell(tag), cell(tag), cell(tag)).map((cells) => element('tr', cells.join('')));
const table = fc
  .record({
    caption: fc.constantFrom('', '<caption>Controls</caption>', '<caption>Risk &amp; “control”</caption>'),
    columns: fc.constantFrom('', '<colgroup><col width="120" /><col /><col width="80" /></colgroup>'),
    head: fc.option(row('th')),
    rows: fc.array(row('td'), { minLength: 1, maxLength: 3 }),
    wide: fc.option(inline),
    foot: fc.option(row('td')),
  })
  .map(({ caption, columns, head, rows, wide, foot }) =>
    element(
      'table',
      [
        caption + columns,
        head ? element('thead', head) : '',
        element('tbody', rows.join('') + (wide ? `<tr><th scope="row">Sum</th><td colspan="2">${wide}</td></tr>` : '')),
        foot ? element('tfoot', foot) : '',
      ].join(''),
    ),
  );

const note = (number: number) =>
  `<sup class="note-reference"><a href="#note-${number}" id="note-reference-${number}">${number}</a></sup>`;
const notes = fc.array(fc.oneof(paragraph, video), { maxLength: 3 }).map((texts) => ({
  references: texts.map((_, index) => `<p>A claim${note(index + 1)}.</p>`).join(''),
  list: texts.length
    ? element('ol', texts.map((text, index) => `<li id="note-${index + 1}">${text}</li>`).join(''), ' class="notes"')
    : '',
}));

/** Every kind of content that rich text may hold, within each other, as the server keeps it. */
export const richDocument = fc
  .tuple(fc.array(fc.oneof(blocks, table), { minLength: 1, maxLength: 2 }), notes)
  .map(([parts, { references, list }]) => `${parts.join('<p>Between.</p>')}${references}<p>The end.</p>${list}`);
