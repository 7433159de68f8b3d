import { DOMParser, type Slice } from '@tiptap/pm/model';
import type { EditorProps } from '@tiptap/pm/view';
import { isMarkdown } from './is-markdown.ts';
import { markdownBlocks } from './markdown-blocks.ts';
import { tidyPasted } from './tidy-pasted.ts';

/**
 * How what is pasted becomes a part of the text: styles of office programs become the elements that they stand for, and plain
 * text that clearly is Markdown its blocks. Pasted as plain text (Ctrl-Shift-V) it stays as it is.
 */
export const pasteProps = {
  transformPastedHTML: tidyPasted,
  // Without an answer the text is taken as it is; the types of the library know no such answer.
  clipboardTextParser(text, context, isPlain, { state }) {
    if (isPlain || !isMarkdown(text)) return undefined as unknown as Slice;
    return DOMParser.fromSchema(state.schema).parseSlice(markdownBlocks(text), { context });
  },
} satisfies EditorProps;
