import { memo, type Ref } from 'react';
import type { Block } from '#shared/catalog/content.ts';
import { classNames } from '#web/lib/class-names.ts';
import { controlHeading } from '../../api/admin/control-id.ts';
import { numbered } from '../../api/numbered.ts';
import { elementIdOf, type HeadingBlock, topLevel } from '../../api/reader/text-headings.ts';
import { BookTable } from './book-table.tsx';
import { BookFigure } from './figure/book-figure.tsx';
import { Spans } from './spans.tsx';
import { BookCode, BookList, BookNotes, BookQuote } from './text-blocks.tsx';

const tags = ['h2', 'h3', 'h4'] as const;

interface HeadingProps {
  readonly block: HeadingBlock;
  /** 0 for a chapter. */
  readonly depth: number;
}

/** Identifiers are on a separate line above the title. */
function Heading({ block, depth }: HeadingProps) {
  const Tag = tags[depth] ?? 'h4';
  const { id, title } = controlHeading(block.text);
  return (
    <Tag id={elementIdOf(block.anchor)} className={Tag === 'h4' ? 'mt-[1.4em] font-semibold' : undefined}>
      {id && <span className="identifier">{id} </span>}
      {title}
    </Tag>
  );
}

interface BlockViewProps {
  readonly block: Block;
  readonly top: number;
}

function BlockView({ block, top }: BlockViewProps) {
  switch (block.kind) {
    case 'heading':
      return <Heading block={block} depth={block.level - top} />;
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'list':
      return <BookList list={block} />;
    case 'table':
      return <BookTable table={block} />;
    case 'quote':
      return <BookQuote paragraphs={block.paragraphs} />;
    case 'code':
      return <BookCode code={block} />;
    case 'figure':
      return <BookFigure figure={block} />;
    case 'notes':
      return <BookNotes notes={block.notes} />;
  }
}

export interface BookTextProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly blocks: readonly Block[];
  readonly className?: string;
}

/** The text of an ebook. One element per block, so a place in it is the index of a child. */
export const BookText = memo(function BookText({ ref, blocks, className }: BookTextProps) {
  const top = topLevel(blocks.filter((block) => block.kind === 'heading'));
  return (
    <div ref={ref} className={classNames('prose [&>:focus]:outline-none', className)}>
      {numbered(blocks).map(({ item, place }) => (
        <BlockView key={place} block={item} top={top} />
      ))}
    </div>
  );
});
