import { Download } from 'lucide-react';
import type { OwnedEbook } from '#shared/library/library.ts';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { Cover } from '#web/components/ui/cover.tsx';
import { FrameworkTick } from '#web/components/ui/framework-tick.tsx';
import { useDownload } from '#web/lib/api/download.ts';
import { useApi } from '#web/lib/api/swr.ts';
import { BookRowSkeleton, rowClasses } from './book-row-skeleton.tsx';

interface BoughtBookProps {
  readonly book: OwnedEbook;
  readonly isDownloading: boolean;
  readonly onDownload: () => void;
}

const BoughtBook = ({ book, isDownloading, onDownload }: BoughtBookProps) => (
  <li className={rowClasses}>
    <Cover ebook={book} eager />
    <div className="min-w-0">
      <FrameworkTick framework={book.regulatory_source} />
      <h2 className="mt-0.5 text-18 leading-[1.3]">{book.title}</h2>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <ButtonLink variant="primary" to={href('ebook', { id: book.id })} aria-label={`Read ${book.title}`}>
          Read
        </ButtonLink>
        <Button
          aria-label={`Download ${book.title}`}
          icon={<Download size={16} aria-hidden="true" />}
          busy={isDownloading}
          busyText="Preparing the file…"
          onClick={onDownload}
        >
          Download
        </Button>
      </div>
    </div>
  </li>
);

export interface BoughtBooksProps {
  readonly orderId: string;
  /** The first ebook of the order, to lead to when the library cannot be loaded. */
  readonly firstId: string;
}

/** What an order has brought, ready to be read and downloaded. */
export function BoughtBooks({ orderId, firstId }: BoughtBooksProps) {
  const { data, error } = useApi('GET /user/library');
  const { download, busyId } = useDownload();
  const books = data?.purchased_ebooks.filter(({ order_id }) => order_id === orderId) ?? [];
  if (books.length === 0)
    return error ? <TextLink to={href('ebook', { id: firstId })}>Read your ebook</TextLink> : <BookRowSkeleton />;
  return (
    <>
      <ul aria-label="Your new ebooks">
        {books.map((book) => (
          <BoughtBook
            key={book.id}
            book={book}
            isDownloading={busyId === book.id}
            onDownload={() => download(book.id)}
          />
        ))}
      </ul>
      <p className="mt-4 text-14 text-muted">
        30-day money-back guarantee, to be claimed{' '}
        <TextLink to={href('order', { id: orderId })}>with the receipt</TextLink>.
      </p>
    </>
  );
}
