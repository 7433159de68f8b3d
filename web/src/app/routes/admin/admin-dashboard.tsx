import { AdminFrame } from '#web/components/layout/admin-frame.tsx';
import { useTitle } from '#web/lib/use-title.ts';

export function AdminDashboardPage() {
  useTitle('Dashboard');
  return (
    <AdminFrame title="Dashboard" isTab={false}>
      <h1 className="text-28!">Dashboard</h1>
    </AdminFrame>
  );
}
