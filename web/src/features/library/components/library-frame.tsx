import type { ReactNode } from 'react';
import type { UserLibrary } from '#shared/library/library.ts';
import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import type { ApiProblem } from '#web/lib/api/api-problem.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { continueWith, libraryFigures } from '../api/library-figures.ts';
import { LibraryContinue } from './library-continue.tsx';
import { LibraryFigures } from './library-figures.tsx';
import { LibraryLoading } from './library-grid.tsx';

export interface LibraryFrameProps {
  /** Undefined until it is loaded. */
  readonly library: UserLibrary | undefined;
  readonly error: ApiProblem | undefined;
  readonly onRetry: () => void;
  /** The view of the books, below what both views share. */
  readonly children: (library: UserLibrary) => ReactNode;
}

function Books({ library, children }: Pick<LibraryFrameProps, 'children'> & { readonly library: UserLibrary }) {
  const current = continueWith(library.purchased_ebooks);
  return (
    <>
      {current && <LibraryContinue book={current} />}
      <div className="mt-7 sm:mt-10">{children(library)}</div>
    </>
  );
}

/** My Library in both its views: the figures, the book to continue, and the books. */
export function LibraryFrame({ library, error, onRetry, children }: LibraryFrameProps) {
  useTitle('My Library');
  return (
    <div className="wrap-page pt-5 sm:pt-9">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1>My Library</h1>
          {library && library.total_purchased > 0 && (
            <TextLink to={href('librarySearch')} className="mt-1 inline-flex min-h-10 items-center text-14">
              Search inside my ebooks
            </TextLink>
          )}
        </div>
        {library && <LibraryFigures {...libraryFigures(library.purchased_ebooks)} />}
      </div>
      {library && <Books library={library}>{children}</Books>}
      {!library && (
        <div className="mt-7">
          {error ? (
            <FailedState title="Your library could not be loaded" error={error} onRetry={onRetry} />
          ) : (
            <LibraryLoading />
          )}
        </div>
      )}
    </div>
  );
}
