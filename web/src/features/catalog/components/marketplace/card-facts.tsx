import type { EbookCard } from '#shared/catalog/ebook.ts';
import { formatDate } from '#shared/kernel/format.ts';
import { sizeOf } from '#web/lib/text/ebook-size.ts';
import { soldText } from '../../api/ebook-figures.ts';

/** Size, level, copies sold and the day it was added. */
export const CardFacts = ({ ebook }: { readonly ebook: EbookCard }) => (
  <p className="mt-1.5 text-12 leading-[1.6] text-muted">
    {sizeOf(ebook)} · {ebook.difficulty_level}
    <br />
    {!ebook.is_free && <span className="tabular-nums">{soldText(ebook)} · </span>}
    <span className="whitespace-nowrap">added {formatDate(ebook.published_at ?? ebook.created_at)}</span>
  </p>
);
