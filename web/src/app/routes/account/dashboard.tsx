import { useTitle } from '#web/lib/use-title.ts';

export function DashboardPage() {
  useTitle('My Library');
  return (
    <div className="wrap-page pt-5 sm:pt-9">
      <h1>My Library</h1>
    </div>
  );
}
