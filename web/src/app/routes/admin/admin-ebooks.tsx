import { AdminFrame } from '#web/components/layout/admin-frame.tsx';
import { useTitle } from '#web/lib/use-title.ts';

export function AdminEbooksPage() {
  useTitle('Ebooks');
  return (
    <AdminFrame title="Ebooks">
      <h1 className="text-28!">Ebooks</h1>
    </AdminFrame>
  );
}
