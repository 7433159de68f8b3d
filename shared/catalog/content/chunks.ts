import { headingOf } from './heading.ts';

/** A line of a text without its trailing space, and the offset at which it starts. */
export interface SourceLine {
  readonly start: number;
  readonly text: string;
}

/** A heading, a figure, a code block with its fences, or a run of other lines without a blank one among them. */
export interface Chunk {
  readonly kind: 'heading' | 'figure' | 'code' | 'text';
  readonly lines: readonly SourceLine[];
  readonly start: number;
  /** Offset behind its last character that is no space. */
  readonly end: number;
}

/** The fence that opens a code block, with its language. Nothing else may stand in its line. */
const fence = /^\s*(`{3,})\s*([\w+#-]{0,30})$/;
const figure = /^\s*!\[([^\]]{0,500})\]\(figure:([\w.-]{1,64})(?:\s+"([^"]{0,500})")?\)$/;

const kindOf = (line: string): Chunk['kind'] => {
  if (headingOf(line)) return 'heading';
  if (fence.test(line)) return 'code';
  return figure.test(line) ? 'figure' : 'text';
};

/** Name, description and caption of a line that is a figure: `![description](figure:name "caption")`. */
export function figureOf(line: string): { name: string; alt: string; caption: string } | undefined {
  const [, alt = '', name, caption = ''] = figure.exec(line) ?? [];
  return name === undefined ? undefined : { name, alt, caption };
}

function linesOf(content: string): SourceLine[] {
  let start = 0;
  return content.split('\n').map((text) => {
    const line = { start, text: text.trimEnd() };
    start += text.length + 1;
    return line;
  });
}

const isClosing = (line: string, opening: string): boolean => {
  const ticks = fence.exec(line);
  return ticks !== null && ticks[2] === '' && (ticks[1] ?? '').length >= opening.length;
};

/** Divides a text into chunks, in one pass. A code block that is not closed reaches to the end. */
export function chunksOf(content: string): Chunk[] {
  const chunks: { kind: Chunk['kind']; lines: SourceLine[] }[] = [];
  let isOpen = false;
  let opening: string | undefined;
  for (const line of linesOf(content)) {
    const kind = kindOf(line.text);
    if (opening !== undefined) {
      chunks.at(-1)?.lines.push(line);
      if (isClosing(line.text, opening)) opening = undefined;
    } else if (line.text === '') isOpen = false;
    else if (kind === 'text' && isOpen) chunks.at(-1)?.lines.push(line);
    else {
      chunks.push({ kind, lines: [line] });
      isOpen = kind === 'text';
      if (kind === 'code') opening = fence.exec(line.text)?.[1];
    }
  }
  return chunks.map(({ kind, lines }) => ({ kind, lines, ...placeOf(lines) }));
}

function placeOf(lines: readonly SourceLine[]): { start: number; end: number } {
  const last = lines.at(-1);
  return { start: lines[0]?.start ?? 0, end: last ? last.start + last.text.length : 0 };
}

/** The language of a code block, and its text without the fences and the space that all of it is indented by. */
export function codeOf({ lines: [first, ...rest] }: Chunk): { language: string; text: string } {
  const [, opening = '', language = ''] = fence.exec(first?.text ?? '') ?? [];
  const isClosed = isClosing(rest.at(-1)?.text ?? '', opening);
  const inside = isClosed ? rest.slice(0, -1) : rest;
  const indent = /^\s*/.exec(first?.text ?? '')?.[0].length ?? 0;
  const text = inside.map(({ text }) => (text.slice(0, indent).trim() === '' ? text.slice(indent) : text)).join('\n');
  return { language: language.toLowerCase(), text };
}
