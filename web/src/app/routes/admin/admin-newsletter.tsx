import { PenLine } from 'lucide-react';
import { href } from '#shared/pages/href.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { BackLink } from '#web/components/layout/admin/back-link.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { NewsletterSummary } from '#web/features/newsletter/components/admin/newsletter-summary.tsx';
import { NewsletterTabs } from '#web/features/newsletter/components/admin/newsletter-tabs.tsx';
import { useFromList } from '#web/lib/list/back-to-list.ts';
import { useTitle } from '#web/lib/use-title.ts';

/** The newsletter's desk: campaigns, subscribers, analytics. */
export function AdminNewsletterPage() {
  useTitle('Newsletter');
  const fromList = useFromList();
  return (
    <AdminFrame title="Newsletter">
      <BackLink to={href('adminDashboard')} label="Dashboard" />
      <div className="flex flex-wrap items-center justify-between gap-3 pb-5">
        <h1 className="text-28!">Newsletter</h1>
        <ButtonLink
          variant="primary"
          icon={<PenLine size={18} aria-hidden="true" />}
          to={fromList(href('adminNewNewsletter'))}
        >
          Create newsletter
        </ButtonLink>
      </div>
      <NewsletterSummary />
      <div className="mt-5">
        <NewsletterTabs />
      </div>
    </AdminFrame>
  );
}
