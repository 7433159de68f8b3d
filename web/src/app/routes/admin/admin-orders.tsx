import { AdminFrame } from '#web/components/layout/admin-frame.tsx';
import { useTitle } from '#web/lib/use-title.ts';

export function AdminOrdersPage() {
  useTitle('Orders');
  return (
    <AdminFrame title="Orders">
      <h1 className="text-28!">Orders</h1>
    </AdminFrame>
  );
}
