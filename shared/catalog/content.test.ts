import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOf } from './content/blocks.ts';
import { spans } from './content/inline.ts';
import { textLines } from './content/lines.ts';
import { type Block, parseContent } from './content.ts';
import { contentsOf, previewOf } from './content-preview.ts';
import { countWords, readMinutes } from './content-words.ts';

/** Text of the blocks as shown, without marks. */
const plain = (content: string): string =>
  parseContent(content)
    .map((block: Block) => {
      if (block.kind === 'table')
        return [block.head, ...block.rows].map((row) => row.map(textOf).join(' / ')).join('\n');
      const marker = { list: '- ', quote: '> ', notes: '^ ' }[block.kind as string] ?? '';
      return textLines(block)
        .map((line) => marker + line)
        .join('\n');
    })
    .join('\n');
const squeeze = (text: string): string => text.replace(/\s+/g, '');
const unclosed = (content: string): number => plain(content).split(/\*\*|`|\]\(/).length - 1;

const word = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(/^[a-zA-Z0-9,.’é-]{1,9}$/) },
  fc.constantFrom('**', '**bold', 'bold**', '**one**', '***x***', '****', '*', '-', '#', '##', 'C#', '—', '…'),
  fc.constantFrom('*it', 'it*', '`', '`code', 'code`', '``', '\\*', '\\', '[', ']', '[^1]', '[^b]', '*one*', '***'),
  fc.constantFrom('[link', 'link](https://example.com/a_(b))', '[one](http://a.b)', '](https://x)', '!', '](ftp://x)'),
  fc.constantFrom('東京都', 'x'.repeat(120), `**${'y'.repeat(99)}**`, '😀', '😀'.repeat(60), 'a**b**c'),
);
const gap = fc.constantFrom(
  ' ',
  ' ',
  ' ',
  '\n',
  '\n\n',
  '\n# ',
  '\n## ',
  '\n\n### ',
  '\n- ',
  '\r\n\r\n',
  '  \t ',
  '\n\n- **',
  '\n1. ',
  '\n12) ',
  '\n  - ',
  '\n> ',
  '\n>\n> ',
  '\n[^1]: ',
  '\n```sh\n',
  '\n```\n\n',
  '\n![A picture](figure:plan "Of *what*")\n',
);
const tableText = fc
  .tuple(
    fc.integer({ min: 1, max: 4 }),
    fc.array(fc.constantFrom('', 'a', 'b c', '**d e**', '**', '語語', 'f\\|g'), { maxLength: 16 }),
    fc.boolean(),
  )
  .map(([columns, cells, isUneven]) => {
    const line = (from: number) =>
      `| ${Array.from({ length: columns }, (_, n) => cells[from + n] ?? '').join(' | ')} |`;
    const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, n) => line(n * columns));
    return ['', line(0), `|${'---|'.repeat(columns + (isUneven ? 1 : 0))}`, ...rows].join('\n');
  });
const proseText = fc.array(fc.tuple(word, gap), { maxLength: 60 }).map((parts) => parts.flat().join(''));
const bookText = fc
  .array(fc.oneof({ weight: 2, arbitrary: proseText }, tableText), { maxLength: 5 })
  .map((parts) => parts.join('\n'));
const marked = fc.oneof(
  bookText,
  fc.string(),
  fc.string({
    unit: fc.constantFrom('*', '#', '-', '|', ' ', '\n', 'a', '.', '語', '`', '[', ']', '(', ')', '>', '1', '\\'),
  }),
);

describe('countWords', () => {
  it('does not count the marks of headings, lists and bold', () => {
    expect(countWords('## A heading\n\n- one\n- **two three**\n\n** - ## ---')).toBe(5);
  });

  it('counts a word with a dash once and a dash alone not at all', () => {
    expect(countWords('well-known — fact…')).toBe(2);
  });

  it('does not count the borders and the rule of a table', () => {
    expect(countWords('| Field | Yours |\n| :--- | --- |\n|one\\|two| |\n| | |')).toBe(4);
  });

  it('counts neither numbers of items, labels of notes, fences nor targets of links', () => {
    const content = '1. one\n2) two\n[^x]: three\n> four\n```json\nfive\n```\n[six](https://a.b/c-d) ` seven `';
    expect(countWords(content)).toBe(7);
  });

  it('does not count a script without spaces, or an endless run, as one word', () => {
    expect(countWords('情報セキュリティ')).toBe(8);
    expect(countWords('x'.repeat(500))).toBe(10);
  });

  it('takes linear time', () => {
    const started = performance.now();
    for (const nasty of [
      '#',
      '*',
      '-',
      '** ',
      '**a ',
      '# ',
      '\n ',
      '\n- ',
      '\n# a',
      '|',
      '| ',
      '\n|',
      '|a|\n|-|\n',
      '|\\',
      '`',
      '` ',
      '`a``',
      '[',
      '[a](https://',
      '](https://a(b',
      '](https://()',
      '\\* ',
      '\\',
      '\n> ',
      '\n1. *',
      '\n```\n',
      '\n[^1]: ',
      '![',
      '![a](figure:b "',
    ])
      for (const work of [
        countWords,
        parseContent,
        (t: string) => previewOf(t, 800),
        (t: string) => contentsOf(t, 800),
      ])
        work(nasty.repeat(30_000));
    // Less than a second on an idle machine; minutes if it were quadratic.
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});

describe('spans', () => {
  it('alternates plain and bold', () => {
    expect(spans('a **b** c **d**')).toEqual([
      { text: 'a ' },
      { text: 'b', bold: true },
      { text: ' c ' },
      { text: 'd', bold: true },
    ]);
  });

  it.each(['a **b', 'a ** b ** c', '****', 'b** c', '** x**y', '5 * 3 * 2', 'a*b*c', '*.pdf, *.txt', '`a', 'a``b`'])(
    'leaves unpaired marks as text: %s',
    (text) => {
      expect(spans(text)).toEqual([{ text }]);
    },
  );

  it('knows italic, both, and that they overlap', () => {
    expect(spans('*a* ***b*** **c *d** e*')).toEqual([
      { text: 'a', italic: true },
      { text: ' ' },
      { text: 'b', bold: true, italic: true },
      { text: ' ' },
      { text: 'c ', bold: true },
      { text: 'd', bold: true, italic: true },
      { text: ' e', italic: true },
    ]);
  });

  it('shows code as it is written', () => {
    expect(spans('`a **b** \\*` and `` `tick` ``')).toEqual([
      { text: 'a **b** \\*', code: true },
      { text: ' and ' },
      { text: '`tick`', code: true },
    ]);
  });

  it('links to http and https only, with words in any style', () => {
    expect(spans('[see **this**](https://a.b/c_(d)?e=f&g) now')).toEqual([
      { text: 'see ', href: 'https://a.b/c_(d)?e=f&g' },
      { text: 'this', bold: true, href: 'https://a.b/c_(d)?e=f&g' },
      { text: ' now' },
    ]);
    for (const text of [
      '[a](javascript:alert(1))',
      '[a](//b)',
      '[](https://a.b)',
      '[a] b](https://a.b)',
      '[a](https://b c)',
    ])
      expect(spans(text)).toEqual([{ text }]);
  });

  it('takes a mark behind a backslash for text', () => {
    expect(spans('\\*a\\* \\`b\\` \\[c](https://d.e) C:\\new \\\\')).toEqual([
      { text: '*a* `b` [c](https://d.e) C:\\new \\' },
    ]);
  });

  it('numbers notes in the order in which they are named', () => {
    expect(spans('a[^x] b[^y] c[^x]')).toEqual([
      { text: 'a' },
      { text: '', note: 1 },
      { text: ' b' },
      { text: '', note: 2 },
      { text: ' c' },
      { text: '', note: 1 },
    ]);
  });

  it('matches the pattern that defines bold', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('**', ' ', 'a', '\n') }), (text) => {
        fc.pre(!text.includes('****'));
        const parts = text.split(/\*\*(?=\S)(.+?)(?<=\S)\*\*/gs);
        const expected = parts.map((part, i) => (i % 2 === 1 ? { text: part, bold: true } : { text: part }));
        expect(spans(text)).toEqual(expected.filter((s) => s.text !== ''));
      }),
      { numRuns: 2000 },
    );
  });

  it('loses no character but marks, and leads nowhere but to the web', () => {
    const mark = fc.constantFrom(
      '*',
      '**',
      '`',
      '``',
      '[',
      ']',
      '](https://a.b)',
      '](javascript:x)',
      '\\',
      ' ',
      'a',
      '\n',
    );
    fc.assert(
      fc.property(fc.string({ unit: mark }), (text) => {
        const letters = (from: string) => from.replace(/\]\(https:\/\/a\.b\)|[^a]/g, '');
        const found = spans(text);
        expect(letters(textOf(found))).toBe(letters(text));
        for (const { href } of found) expect(href ?? 'https://a.b').toBe('https://a.b');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('parseContent', () => {
  it('parses headings, paragraphs and lists', () => {
    expect(parseContent('# One\nText\r\nmore **x**\n\n- a\n• b\n\n### Three ###\n#### four')).toEqual([
      { kind: 'heading', level: 1, text: 'One', anchor: 'one' },
      {
        kind: 'paragraph',
        spans: [{ text: 'Text more ' }, { text: 'x', bold: true }],
      },
      { kind: 'list', isOrdered: false, start: 1, items: [{ spans: [{ text: 'a' }] }, { spans: [{ text: 'b' }] }] },
      { kind: 'heading', level: 3, text: 'Three', anchor: 'three' },
      { kind: 'paragraph', spans: [{ text: '#### four' }] },
    ]);
  });

  it('parses tables, between blank lines or headings', () => {
    expect(
      parseContent('## T\n| Field | **Yours** |\n|---|---|\n| a | |\n## U\ntext\n\n| a |\n| - |\n| b |'),
    ).toMatchObject([
      { kind: 'heading' },
      {
        kind: 'table',
        head: [[{ text: 'Field' }], [{ text: 'Yours', bold: true }]],
        rows: [[[{ text: 'a' }], []]],
      },
      { kind: 'heading' },
      { kind: 'paragraph' },
      { kind: 'table', rows: [[[{ text: 'b' }]]] },
    ]);
  });

  it('keeps lines that make no table as the text they were', () => {
    expect(parseContent('| a | b |\n| --- | --- |\n| c |')).toEqual([
      { kind: 'paragraph', spans: [{ text: '| a | b | | --- | --- | | c |' }] },
    ]);
  });

  it('parses numbered and nested lists', () => {
    const item = (text: string, sub?: object) => ({ spans: [{ text }], ...(sub && { sub }) });
    expect(parseContent('Then:\n1. a\n   - b\n   - c\n2) d\n- e\n  3. f')).toEqual([
      { kind: 'paragraph', spans: [{ text: 'Then:' }] },
      {
        kind: 'list',
        isOrdered: true,
        start: 1,
        items: [item('a', { isOrdered: false, start: 1, items: [[{ text: 'b' }], [{ text: 'c' }]] }), item('d')],
      },
      {
        kind: 'list',
        isOrdered: false,
        start: 1,
        items: [item('e', { isOrdered: true, start: 3, items: [[{ text: 'f' }]] })],
      },
    ]);
    expect(parseContent('It was in\n2019. Then more.')).toMatchObject([{ kind: 'paragraph' }]);
    expect(parseContent('7. seven')).toMatchObject([{ kind: 'list', start: 7 }]);
  });

  it('parses quotes, code, figures and notes', () => {
    const content =
      'So[^src]:\n> One\n> **two**\n>\n> three\n\n```JSON\n{ "a": 1 }\n\n# no title\n```\n' +
      'After\n![The *plan*](figure:plan "See **it**")\n[^src]: Where\n  it stands\n[^b]: More';
    expect(parseContent(content)).toEqual([
      { kind: 'paragraph', spans: [{ text: 'So' }, { text: '', note: 1 }, { text: ':' }] },
      { kind: 'quote', paragraphs: [[{ text: 'One ' }, { text: 'two', bold: true }], [{ text: 'three' }]] },
      { kind: 'code', language: 'json', text: '{ "a": 1 }\n\n# no title' },
      { kind: 'paragraph', spans: [{ text: 'After' }] },
      { kind: 'figure', name: 'plan', alt: 'The *plan*', caption: [{ text: 'See ' }, { text: 'it', bold: true }] },
      {
        kind: 'notes',
        notes: [
          { number: 1, spans: [{ text: 'Where it stands' }] },
          { number: 2, spans: [{ text: 'More' }] },
        ],
      },
    ]);
  });

  it('reads code that is not closed to its end', () => {
    expect(parseContent('````\n```\na')).toEqual([{ kind: 'code', language: '', text: '```\na' }]);
  });

  it('takes the marks out of a title', () => {
    expect(parseContent('## The `AC-2` **control**')).toEqual([
      { kind: 'heading', level: 2, text: 'The AC-2 control', anchor: 'the-ac-2-control' },
    ]);
  });

  it('keeps a hash that is part of the title', () => {
    expect(contentsOf('## Using C#', 10)[0]?.title).toBe('Using C#');
  });

  it('gives every heading a unique anchor', () => {
    const anchors = contentsOf('# A\n# A-2\n# A\n# &\n# !', 10).map((entry) => entry.anchor);
    expect(anchors).toEqual(['a', 'a-2', 'a-3', 'section', 'section-2']);
    // Also where a title is what another one had to be made of.
    expect(contentsOf('# A\n# A\n# A-2', 10).map(({ anchor }) => anchor)).toEqual(['a', 'a-2', 'a-2-2']);
  });
});

it('searches find a figure by its caption, or by its description where it has none', () => {
  const lines = (content: string) => parseContent(content).flatMap(textLines);
  expect(lines('![A plan](figure:x "How **it** works")')).toEqual(['How it works']);
  expect(lines('![A plan](figure:x)')).toEqual(['A plan']);
});

describe('previewOf', () => {
  it('is the whole text when it has no more words than requested', () => {
    expect(previewOf('one two three', 3)).toBe('one two three');
    expect(previewOf('  ', 3)).toBe('  ');
  });

  it('cuts at a word, with an ellipsis only inside a sentence', () => {
    expect(previewOf('one two three four', 2)).toBe('one two…');
    expect(previewOf('One two. Three four', 2)).toBe('One two.');
    expect(previewOf('“One two.” Three', 2)).toBe('“One two.”');
  });

  it('closes bold text that it cuts, and only that', () => {
    expect(previewOf('a **b c d** e', 2)).toBe('a **b**…');
    expect(previewOf('a **b c d** e', 3)).toBe('a **b c**…');
    expect(previewOf('a **b** c d', 2)).toBe('a **b**…');
    expect(previewOf('a ** b c', 2)).toBe('a ** b…');
    expect(previewOf('stray **x\n\nnext para graph', 3)).toBe('stray **x\n\nnext…');
    expect(previewOf('- **a\n- b** c d', 2)).toBe('- **a\n- b**…');
  });

  it('closes every mark that it cuts, and cuts none', () => {
    expect(previewOf('a *b c* d', 2)).toBe('a *b*…');
    expect(previewOf('**a *b c* d** e', 2)).toBe('**a *b***…');
    expect(previewOf('a `b c` d', 2)).toBe('a `b`…');
    expect(previewOf('[a b](https://c.d) e', 1)).toBe('[a](https://c.d)…');
    expect(previewOf('[a b](https://c.d) e', 2)).toBe('[a b](https://c.d)…');
    expect(previewOf('a\\* b c', 1)).toBe('a\\*…');
    expect(previewOf('**C\\ is a disk** x', 1)).toBe('**C**…');
    expect(previewOf('a[^1] b c\n\n[^1]: d', 1)).toBe('a[^1]…');
  });

  it('cuts within quotes, code and numbered lists, and never a figure', () => {
    expect(previewOf('> **a b\n> c** d', 2)).toBe('> **a b**…');
    expect(previewOf('1. a\n2. b c', 1)).toBe('1. a…');
    expect(previewOf('```sh\na b\n\n# c\n```\n\nd', 2)).toBe('```sh\na b…');
    expect(previewOf('```sh\na b\n```\n\nd', 2)).toBe('```sh\na b\n```');
    expect(previewOf('a.\n\n![b c](figure:d "e")\n\nf', 2)).toBe('a.');
    expect(previewOf('a.\n\n![b c](figure:d "e")\n\nf', 4)).toBe('a.\n\n![b c](figure:d "e")');
  });

  it('leaves no mark of a heading or list item behind', () => {
    expect(previewOf('One two.\n\n## Three four\n\nfive', 2)).toBe('One two.');
    expect(previewOf('One two.\n\n## Three four\n\nfive', 3)).toBe('One two.');
    expect(previewOf('One two.\n\n# Three\n## Four\n\nfive', 4)).toBe('One two.');
    expect(previewOf('One two.\n\n## Three four\n\nfive', 5)).toBe('One two.\n\n## Three four\n\nfive');
    expect(previewOf('- one\n- two', 1)).toBe('- one…');
    expect(previewOf('One.\n\n### #\n\ntwo three', 1)).toBe('One.');
    expect(previewOf('One.\n\n### #\n## Two three', 2)).toBe('One.');
  });

  it('never cuts a table in half', () => {
    const table = '| One | Two |\n| --- | --- |\n| **three** four | five |\n| | |';
    const content = `Before.\n\n## Title\n\nIntro.\n\n${table}\n\nAfter it all.`;
    for (const words of [3, 4, 5, 6, 7]) expect(previewOf(content, words)).toBe('Before.\n\n## Title\n\nIntro.');
    expect(previewOf(content, 8)).toBe(`Before.\n\n## Title\n\nIntro.\n\n${table}`);
    expect(previewOf(content, 9)).toBe(`Before.\n\n## Title\n\nIntro.\n\n${table}\n\nAfter…`);
    expect(previewOf(`One.\n\n## Title\n\n${table}`, 4)).toBe('One.');
    expect(previewOf(`${table}\n\n## Title\n\nMore`, 6)).toBe(table);
    expect(previewOf(table, 2)).toBe('');
  });

  it('parses a list and what follows it the same way, cut or whole', () => {
    const mixed = 'Bring:\n- **one\n  two\n- three** four\nfive';
    const list = (text: string) => parseContent(text).map((block) => block.kind);
    expect(list(mixed)).toEqual(['paragraph', 'list']);
    expect(list(previewOf(mixed, 3))).toEqual(['paragraph', 'list']);
    expect(parseContent(mixed)[1]).toMatchObject({
      items: [{ spans: [{ text: '**one two' }] }, { spans: [{ text: 'three** four five' }] }],
    });
  });

  it('counts what would begin a line, if the line began there', () => {
    expect(previewOf('one\n```sh\n[two three 0. ', 3)).toBe('one\n```sh\n[two three…');
  });

  it('never has more words than requested', () => {
    fc.assert(
      fc.property(marked, fc.nat(40), (content, words) => {
        expect(countWords(previewOf(content, words))).toBeLessThanOrEqual(words);
      }),
      { numRuns: 3000 },
    );
  });

  it('is a prefix of the text, except for a closing mark and an ellipsis', () => {
    fc.assert(
      fc.property(marked, fc.nat(40), (content, words) => {
        const preview = previewOf(content, words);
        let same = 0;
        while (same < preview.length && preview[same] === content[same]) same++;
        expect(preview.slice(same)).toMatch(/^([\])]|\]?\(\S+\)|`|\*)*…?$/);
      }),
      { numRuns: 3000 },
    );
  });

  it('renders as a prefix of the whole text, with no more unclosed marks', () => {
    fc.assert(
      fc.property(bookText, fc.nat(40), (content, words) => {
        const preview = previewOf(content, words);
        expect(unclosed(preview)).toBeLessThanOrEqual(unclosed(content));
        const shown = squeeze(plain(preview));
        const whole = squeeze(plain(content));
        expect(whole.startsWith(shown) || whole.startsWith(shown.replace(/…$/, ''))).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  it('never splits a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(5), (content, words) => {
        expect(previewOf(content, words).isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('contentsOf', () => {
  it('opens exactly the headings that the preview shows', () => {
    fc.assert(
      fc.property(bookText, fc.nat(40), (content, words) => {
        const open = contentsOf(content, words).filter((entry) => entry.open);
        const shown = parseContent(previewOf(content, words)).filter((block) => block.kind === 'heading');
        expect(open.map(({ anchor }) => anchor)).toEqual(shown.map((block) => block.anchor));
      }),
      { numRuns: 2000 },
    );
  });

  it('has the same anchors as the text', () => {
    fc.assert(
      fc.property(marked, (content) => {
        const headings = parseContent(content).filter((block) => block.kind === 'heading');
        expect(contentsOf(content, 800).map(({ anchor }) => anchor)).toEqual(headings.map(({ anchor }) => anchor));
      }),
    );
  });
});

it('takes at least a minute to read', () => {
  expect(readMinutes(0)).toBe(1);
  expect(readMinutes(2300)).toBe(10);
});
