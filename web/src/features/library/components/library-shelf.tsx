import type { UserLibrary } from '#shared/library/library.ts';
import { href } from '#shared/pages/href.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { useDownload } from '#web/lib/api/download.ts';
import { LibraryBook } from './library-book.tsx';
import { LibraryGrid } from './library-grid.tsx';

const browse = (
  <ButtonLink to={href('marketplace')} variant="primary">
    Browse All Ebooks
  </ButtonLink>
);

/** Everything the user owns, each book with Read and Download. */
export function LibraryShelf({ library }: { readonly library: UserLibrary }) {
  const { download, busyId } = useDownload();
  const { purchased_ebooks: books, total_wishlisted } = library;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line pb-2">
        <h2 className="text-21">Your ebooks</h2>
        <TextLink to={href('library')} className="inline-flex min-h-10 items-center text-14">
          Search and wishlist{total_wishlisted > 0 && ` (${total_wishlisted})`}
        </TextLink>
      </div>
      {books.length === 0 ? (
        <EmptyState title="No ebooks yet" action={browse}>
          What you buy or get for free is kept here, to read and to download.
        </EmptyState>
      ) : (
        <LibraryGrid>
          {books.map((book) => (
            <LibraryBook
              key={book.id}
              book={book}
              isDownloading={busyId === book.id}
              onDownload={(attachment) => download(book.id, attachment ? { attachment } : {})}
            />
          ))}
        </LibraryGrid>
      )}
    </>
  );
}
