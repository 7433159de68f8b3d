import { useTitle } from '#web/lib/use-title.ts';

export function LibraryPage() {
  useTitle('My Library');
  return (
    <div className="wrap-page pt-5 sm:pt-9">
      <h1>My Library</h1>
    </div>
  );
}
