import { LibraryFrame } from '#web/features/library/components/library-frame.tsx';
import { LibraryShelf } from '#web/features/library/components/library-shelf.tsx';
import { useApi } from '#web/lib/api/swr.ts';

/** My Library as a shelf: what the user owns, to read and to download. */
export function DashboardPage() {
  const { data, error, mutate } = useApi('GET /user/library');
  return (
    <LibraryFrame library={data} error={error} onRetry={() => void mutate()}>
      {(library) => <LibraryShelf library={library} />}
    </LibraryFrame>
  );
}
