import type { UserLibrary } from '#shared/library/library.ts';
import { href } from '#shared/pages/href.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { continueWith, libraryFigures } from '#web/features/library/api/library-figures.ts';
import { LibraryBook } from '#web/features/library/components/library-book.tsx';
import { LibraryContinue } from '#web/features/library/components/library-continue.tsx';
import { LibraryFigures } from '#web/features/library/components/library-figures.tsx';
import { LibraryGrid, LibraryLoading } from '#web/features/library/components/library-grid.tsx';
import { useDownload } from '#web/lib/api/download.ts';
import { useApi } from '#web/lib/api/swr.ts';
import { useTitle } from '#web/lib/use-title.ts';

function Shelf({ purchased_ebooks: books }: UserLibrary) {
  const { download, busyId } = useDownload();
  const current = continueWith(books);
  if (books.length === 0)
    return (
      <div className="mt-7">
        <EmptyState
          title="No ebooks yet"
          action={
            <ButtonLink to={href('marketplace')} variant="primary">
              Browse All Ebooks
            </ButtonLink>
          }
        >
          What you buy or get for free is kept here, to read and to download.
        </EmptyState>
      </div>
    );
  return (
    <>
      {current && <LibraryContinue book={current} />}
      <div className="mt-10 mb-6 flex items-baseline justify-between gap-4">
        <h2 className="text-21">Your ebooks</h2>
        <TextLink to={href('library')}>Search, and your wishlist</TextLink>
      </div>
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
    </>
  );
}

/** What the user owns, in figures and on the shelf, with the book to continue. */
export function DashboardPage() {
  useTitle('My Library');
  const { data, error, mutate } = useApi('GET /user/library');
  return (
    <div className="wrap-page pt-5 sm:pt-9">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <h1>My Library</h1>
        {data && <LibraryFigures {...libraryFigures(data.purchased_ebooks)} />}
      </div>
      {data && <Shelf {...data} />}
      {!data && error && (
        <div className="mt-7">
          <FailedState title="Your library could not be loaded" error={error} onRetry={() => mutate()} />
        </div>
      )}
      {!data && !error && (
        <div className="mt-7">
          <LibraryLoading />
        </div>
      )}
    </div>
  );
}
