import { href } from '#shared/pages/href.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { BackLink } from '#web/components/layout/admin/back-link.tsx';
import { NewsletterSummary } from '#web/features/newsletter/components/admin/newsletter-summary.tsx';
import { NewsletterTabs } from '#web/features/newsletter/components/admin/newsletter-tabs.tsx';
import { useTitle } from '#web/lib/use-title.ts';

/** The newsletter's desk: campaigns, subscribers, analytics. */
export function AdminNewsletterPage() {
  useTitle('Newsletter');
  return (
    <AdminFrame title="Newsletter">
      <BackLink to={href('adminDashboard')} label="Dashboard" />
      <h1 className="pb-5 text-28!">Newsletter</h1>
      <NewsletterSummary />
      <div className="mt-5">
        <NewsletterTabs />
      </div>
    </AdminFrame>
  );
}
