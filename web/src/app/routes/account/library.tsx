import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { useLibrary } from '#web/features/library/api/library-wishes.ts';
import { LibraryLoading } from '#web/features/library/components/library-grid.tsx';
import { LibraryTabs } from '#web/features/library/components/library-tabs.tsx';
import { useTitle } from '#web/lib/use-title.ts';

/** Owned ebooks and the wishlist. */
export function LibraryPage() {
  useTitle('My Library');
  const { data, error, mutate, removeWish } = useLibrary();
  return (
    <div className="wrap-page pt-5 sm:pt-9">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1>My Library</h1>
        <TextLink to={href('librarySearch')}>Search inside my ebooks</TextLink>
      </div>
      {data && <LibraryTabs library={data} onRemoveWish={(item) => void removeWish(item)} />}
      {!data && error && (
        <FailedState title="Your library could not be loaded" error={error} onRetry={() => mutate()} />
      )}
      {!data && !error && <LibraryLoading />}
    </div>
  );
}
