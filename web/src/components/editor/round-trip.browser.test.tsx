import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitiseHtml } from '#functions/lib/html.ts';
import { curlyHtml } from '#shared/kernel/typography.ts';
import { loadSanitiser, readableHtml } from '#web/lib/text/readable-html.ts';
import { richOptions } from './schema/rich-schema.ts';
import { writtenHtml } from './schema/written-html.ts';
import { richDocument } from './testing/rich-documents.ts';

/** On a page, a picture that nobody has described says nothing. */
const silent = (html: string) => html.replaceAll(/(<img src="[^"]+")(?! alt)/g, '$1 alt=""');

const editor = () => new Editor(richOptions('article'));

test.each([20261126, 20261127])(
  'a text stays as it is on its way through editor, server, page and editor (%i)',
  async (seed) => {
    await loadSanitiser();
    const desk = editor();
    const written = (html: string) => {
      desk.commands.setContent(html);
      return writtenHtml(desk.state.doc);
    };
    fc.assert(
      fc.property(richDocument, (html) => {
        expect(written(html)).toBe(html);
        expect(sanitiseHtml(html)).toBe(html);
        expect(written(readableHtml(html) ?? '')).toBe(silent(curlyHtml(html)));
      }),
      { numRuns: 100, seed, endOnFailure: true },
    );
    desk.destroy();
  },
);

test('a text for mail keeps the words of what mail programs cannot show', () => {
  const desk = new Editor(richOptions('mail'));
  desk.commands.setContent(
    '<aside class="callout-tip"><p>Begin early.</p></aside><ul class="tasks"><li class="is-done">Read</li></ul>',
  );
  expect(writtenHtml(desk.state.doc)).toBe('<p>Begin early.</p><ul><li>Read</li></ul>');
  desk.destroy();
});

test('a column that was dragged to a fraction of a pixel keeps its width on the server', () => {
  const desk = editor();
  desk.commands.setContent('<table><tbody><tr><td>A</td><td>B</td></tr></tbody></table>');
  // Table, row, cell.
  desk.view.dispatch(desk.state.tr.setNodeAttribute(2, 'colwidth', [120.6]));
  const written = writtenHtml(desk.state.doc);
  expect(written).toContain('<col width="121" />');
  expect(sanitiseHtml(written)).toBe(written);
  desk.destroy();
});
