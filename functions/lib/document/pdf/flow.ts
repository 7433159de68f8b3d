import type { Block } from '../text/block.ts';
import { textOf } from '../text/plain.ts';
import { joinLines, type Vocabulary } from './joining.ts';

/** Characters from which on a paragraph is long enough: what never ends is none. */
const longest = 20_000;

/** Whether a paragraph at the end of a column goes on at the start of the next. */
const goesOn = (last: string, next: string): boolean =>
  last.length < longest && /^\p{Ll}/u.test(next) && !/[.!?:]["”’')\]]*$/.test(last);

/** The blocks of all columns one after another; a paragraph that a column divides is one again. */
export function flowOf(columns: readonly (readonly Block[])[], vocabulary: Vocabulary): Block[] {
  const blocks: Block[] = [];
  for (const [first, ...rest] of columns) {
    const last = blocks.at(-1);
    if (first?.kind === 'paragraph' && last?.kind === 'paragraph' && goesOn(textOf(last.spans), textOf(first.spans)))
      blocks[blocks.length - 1] = {
        kind: 'paragraph',
        spans: [{ text: joinLines(textOf(last.spans), textOf(first.spans), vocabulary) }],
      };
    else if (first) blocks.push(first);
    blocks.push(...rest);
  }
  return blocks;
}
