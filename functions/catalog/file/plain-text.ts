import { type Block, parseContent, type Span } from '#shared/catalog/content.ts';

const text = (spans: readonly Span[]): string => spans.map((span) => span.text).join('');

function lines(block: Block): string {
  if (block.kind === 'heading') return block.text;
  if (block.kind === 'paragraph') return text(block.spans);
  return block.items.map((item) => `- ${text(item)}`).join('\n');
}

/** An ebook as a text file: its title, then its text without markup. */
export function plainText(title: string, content: string): string {
  const blocks = parseContent(content);
  const [first] = blocks;
  const isTitled = first?.kind === 'heading' && first.text === title;
  const parts = [title, '='.repeat(Math.min(title.length, 72)), ...blocks.slice(isTitled ? 1 : 0).map(lines)];
  return `${parts.join('\n\n').replace('\n\n=', '\n=')}\n`;
}
