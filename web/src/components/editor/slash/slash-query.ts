import type { EditorState } from '@tiptap/pm/state';

/** A slash that begins a word at the cursor, and what is typed behind it. */
export interface SlashQuery {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

const slash = /(?:^|\s)\/([\p{L}\d][\p{L}\d ]{0,20})?$/u;

export function slashQuery({ selection }: EditorState): SlashQuery | undefined {
  const { $from, from: to, empty } = selection;
  if (!empty || $from.parent.type.name !== 'paragraph') return undefined;
  // A letter stands in for what is no text, so that a place in the line is a place in the text.
  const line = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const match = slash.exec(line);
  if (!match) return undefined;
  const words = match[1] ?? '';
  return { from: to - words.length - 1, to, words };
}
