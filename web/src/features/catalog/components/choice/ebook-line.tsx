import type { EbookCard } from '#shared/catalog/ebook.ts';
import { Cover } from '#web/components/ui/cover.tsx';

export interface EbookLineProps {
  /** Absent: nothing but its title, or its id, is known. */
  readonly ebook?: EbookCard | undefined;
  readonly title: string;
  /** What is wrong with it. */
  readonly note?: string | undefined;
}

/** An ebook with a small cover, in a list to choose from. */
export const EbookLine = ({ ebook, title, note }: EbookLineProps) => (
  <span className="flex min-w-0 items-center gap-3">
    {ebook ? (
      <Cover ebook={ebook} className="w-9 flex-none" />
    ) : (
      <span className="aspect-3/4 w-9 flex-none rounded-small border border-dashed border-line-control bg-sunken" />
    )}
    <span className="grid min-w-0 text-14">
      <span className="line-clamp-2 wrap-anywhere">{title}</span>
      {note && <span className="text-12 text-draft">{note}</span>}
    </span>
  </span>
);
