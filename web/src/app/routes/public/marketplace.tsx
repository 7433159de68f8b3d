import { useTitle } from '#web/lib/use-title.ts';

export function MarketplacePage() {
  useTitle('Ebooks');
  return (
    <div className="wrap-page pt-5 sm:pt-9">
      <h1>Ebooks</h1>
    </div>
  );
}
