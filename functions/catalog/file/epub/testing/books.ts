import type { EpubBook } from '../epub.ts';

export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A text with every kind of block. */
export const everything = `Before the first heading[^n].

## One & two

*Slanted*, **bold**, ***both***, \`code\` and [a **link**](https://example.com/a?b=c&d=[e]|f).

3. Third
   - within
4. Fourth

> Said[^m].
>
> Twice.

\`\`\`json
{ "a": "<b> & c" }
\`\`\`

### Inner

![A & b](figure:plan "Caption[^n]")

![Not there](figure:gone)

| Head | |
| --- | --- |
| **a** | |
| b[^gone] | c |

[^n]: A note.
[^m]: Another, see [here](http://example.org/ä ö).
[^alone]: Nobody refers to it.`;

const nasty = [
  '<script>alert(1)</script>',
  '</title><b>',
  ']]>',
  '&amp;&#0;&bogus;',
  '<!-- -- -->',
  '\u0000\u0001\u001f\u007f\ufffe\uffff',
  '\ud800 \udfff',
  '‮right to left‬ \u2028 \u2029 \u200b',
  '田中さんにあげて下さい',
  '👾 🙇 💁 ̗̺͖̹̯͓Ṯ̤͍̥͇͈h̲́e͏͓̼̗̙̼̣͔',
  '"quoted" \'single\' `tick`',
  '[x](https://[::1]/%zz) [y](https://exa mple.com) [z](http://a.b/"><i>)',
  '[p](https://example.com:99999/) [q](https://%) [r](https://a/<b>)',
  '![<](figure:a "<&>")',
  '[^<]: x',
  '%s%n {{7*7}} ../../../etc/passwd',
  'file://C:/x \\ \\\\ \\<',
];

/** Text that breaks what is not careful: markup, controls, halves of characters, broken addresses. */
export const hostile = nasty
  .flatMap((text) => [
    `## ${text}`,
    text,
    `- ${text}`,
    `> ${text}`,
    `| ${text} |\n| --- |\n| ${text} |`,
    `\`\`\`\n${text}\n\`\`\``,
  ])
  .join('\n\n');

export const aBook = (values: Partial<EpubBook> = {}): EpubBook => ({
  id: 'ebk_01JZZZZZZZZZZZZZZZZZZZZZZZ',
  title: 'Evidence & what it shows',
  description: 'About evidence.',
  regulatory_source: 'NIST CSF',
  category: 'Framework',
  difficulty_level: 'Advanced',
  words: 3000,
  minutes: 13,
  edition: '21 November 2026',
  modified: '2026-11-21T10:20:30.456Z',
  content: everything,
  pictures: new Map([['plan', pixel]]),
  cover: { kind: 'drawn', bytes: pixel },
  ...values,
});
