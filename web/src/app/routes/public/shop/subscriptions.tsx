import { ShieldCheck } from 'lucide-react';
import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { PlanList } from '#web/features/commerce/components/plan-list.tsx';
import { useTitle } from '#web/lib/use-title.ts';

/** What a subscription costs and includes. */
export function SubscriptionsPage() {
  useTitle('Subscription plans');
  return (
    <div className="wrap-page pt-9 sm:pt-12">
      <h1>Subscription plans</h1>
      <p className="mt-3 max-w-[60ch] text-18 text-pretty text-muted">
        For those who read every week. Choose how much; what you have taken into your library stays yours.
      </p>
      <p className="mt-4 max-w-[60ch] border-l-4 border-accent pl-4 text-14">
        The plans are announced and cannot be subscribed to yet. Until then every ebook is sold by itself:{' '}
        <TextLink to={href('marketplace')}>browse all ebooks</TextLink>.
      </p>
      <PlanList />
      <p className="mt-8 flex items-center gap-2.5 text-14 text-muted">
        <ShieldCheck size={18} aria-hidden="true" className="flex-none text-accent" />
        <span>
          30-day money-back guarantee. <TextLink to={href('refunds')}>How it works</TextLink>
        </span>
      </p>
    </div>
  );
}
