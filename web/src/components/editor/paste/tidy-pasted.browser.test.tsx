import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { richOptions } from '../schema/rich-schema.ts';
import { writtenHtml } from '../schema/written-html.ts';
import { tidyPasted } from './tidy-pasted.ts';

/** What the text holds after something has been pasted into an empty editor. */
function pasted(html: string): string {
  const desk = new Editor({
    ...richOptions('article'),
    editorProps: { transformPastedHTML: tidyPasted },
  });
  desk.view.pasteHTML(html);
  const written = writtenHtml(desk.state.doc);
  desk.destroy();
  return written;
}

const item = (style: string, bullet: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:${style}'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${bullet}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

test('what Word copies becomes headings, lists and tables, without its styles', () => {
  expect(
    pasted(`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head><body lang=EN-GB>
<!--StartFragment--><p class=MsoTitle>Access control<o:p></o:p></p>
<h1 style='mso-list:none'><a name="_Toc1"></a><span style='font-weight:700'>Scope</span></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Who</b> may <span style='font-style:italic'>enter</span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${item('l0 level1 lfo1', '·', 'Keys')}${item('l0 level2 lfo1', 'o', 'Spare keys')}${item('l0 level1 lfo1', '·', 'Cards')}
<p class=MsoNormal>Then:</p>${item('l1 level1 lfo2', '1.', 'Ask')}${item('l1 level1 lfo2', '2.', 'Wait')}
<table class=MsoTableGrid border=1><tr><td width=100 style='width:75pt'><p class=MsoNormal>Door<o:p></o:p></p></td></tr></table><!--EndFragment--></body></html>`),
  ).toBe(
    '<h2>Access control</h2><h2>Scope</h2><p><strong>Who</strong> may <em>enter</em></p>' +
      '<ul><li>Keys<ul><li>Spare keys</li></ul></li><li>Cards</li></ul><p>Then:</p><ol><li>Ask</li><li>Wait</li></ol>' +
      '<table><tbody><tr><td>Door</td></tr></tbody></table>',
  );
});

test('what Google Docs copies keeps what is bold, and its lists within each other', () => {
  expect(
    pasted(`<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:700;color:#000">Scope</span></h2>
<p dir="ltr" style="line-height:1.38"><span style="font-weight:400">All </span><span style="font-weight:700;font-style:italic">doors</span><span style="font-weight:400"> of </span><a href="https://nist.gov"><span style="color:#1155cc;text-decoration:underline">NIST</span></a></p><br>
<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Keys</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Spare keys</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`),
  ).toBe(
    '<h2>Scope</h2><p>All <strong><em>doors</em></strong> of <a href="https://nist.gov" rel="noopener noreferrer" target="_blank">NIST</a></p>' +
      '<ul><li>Keys<ul><li>Spare keys</li></ul></li></ul>',
  );
});

test('links that Google Docs lets pass by Google lead where they lead', () => {
  const link = (address: string) => pasted(`<p><a href="${address}">NIST</a></p>`);
  const away = ' rel="noopener noreferrer" target="_blank"';
  expect(link('https://www.google.com/url?q=https://nist.gov/a?b%3D1%26c%3D2&amp;sa=D&amp;ust=1')).toBe(
    `<p><a href="https://nist.gov/a?b=1&amp;c=2"${away}>NIST</a></p>`,
  );
  for (const kept of [
    'https://www.google.com/url?q=javascript:alert(1)',
    'https://www.google.com/url?sa=D',
    'https://www.google.com/search?q=https://nist.gov',
    'https://google.com.example/url?q=https://nist.gov',
  ])
    expect(link(kept)).toBe(`<p><a href="${kept}"${away}>NIST</a></p>`);
});

test('a picture in a paragraph of its own leaves no empty one behind', () => {
  expect(pasted('<p>One</p><p> <span><img src="/files/a.webp" alt="Doors"></span></p><p>Two</p>')).toBe(
    '<p>One</p><figure><img src="/files/a.webp" alt="Doors" loading="lazy" /></figure><p>Two</p>',
  );
});

test('a numbered list of Word directly below one with bullets is another list', () => {
  const line = (bullet: string, text: string) => item('l0 level1 lfo1', bullet, text);
  expect(pasted(line('·', 'Keys') + line('1.', 'Ask') + line('2.', 'Wait'))).toBe(
    '<ul><li>Keys</li></ul><ol><li>Ask</li><li>Wait</li></ol>',
  );
});
