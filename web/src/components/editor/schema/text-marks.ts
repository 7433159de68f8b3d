import { Mark } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';

/** A mark that is one element without attributes. */
const textMark = (name: string, tag: string, keys?: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    ...(keys && {
      addKeyboardShortcuts() {
        return { [keys]: () => this.editor.commands.toggleMark(this.name) };
      },
    }),
  });

/** What is abbreviated, said in full when it is pointed at. */
const Abbreviation = Mark.create({
  name: 'abbreviation',
  addAttributes: () => ({ title: { default: null } }),
  parseHTML: () => [{ tag: 'abbr' }],
  renderHTML: ({ HTMLAttributes }) => ['abbr', HTMLAttributes, 0],
});

/** Code may be part of a link, and bold or struck, as in the texts that there are. */
const InlineCode = Code.extend({ excludes: '' });

export const textMarks = [
  InlineCode,
  textMark('subscript', 'sub', 'Mod-,'),
  textMark('superscript', 'sup', 'Mod-.'),
  textMark('highlight', 'mark', 'Mod-Shift-h'),
  textMark('small', 'small'),
  textMark('key', 'kbd'),
  Abbreviation,
];
