import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { useGoSignIn } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { toast } from '#web/lib/toast.ts';
import { fallbackPlans } from '../api/plans.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanComparison } from './plan-comparison.tsx';

const gridClasses = 'mt-8 grid gap-5 sm:mt-10 lg:grid-cols-3';

const PlanSkeletons = () => (
  <Loading label="Loading plans">
    <div className={gridClasses}>
      {['one', 'two', 'three'].map((key) => (
        <Skeleton key={key} className="h-90 rounded-card!" />
      ))}
    </div>
  </Loading>
);

const NoPlans = () => (
  <div className="mt-8 sm:mt-10">
    <EmptyState title="No subscription plans available">
      None is offered at the moment. Every ebook can be bought by itself.
    </EmptyState>
  </div>
);

/** The available plans, or the built-in price list if they cannot be loaded. */
export function PlanList() {
  const { user } = useSession();
  const goSignIn = useGoSignIn();
  const { data, error } = useApi('GET /subscriptions/plans', undefined, { shouldRetryOnError: false });
  const { data: own } = useApi(user ? 'GET /subscriptions/my-status' : null);
  const plans = data ?? (error && fallbackPlans);
  if (!plans) return <PlanSkeletons />;
  if (plans.length === 0) return <NoPlans />;
  const subscribe = () => {
    if (!user) return goSignIn('Please sign in to subscribe');
    toast.info('Subscription checkout coming soon!');
  };
  return (
    <>
      <ul className={gridClasses}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} isOwn={own?.plan?.id === plan.id} onSubscribe={subscribe} />
        ))}
      </ul>
      {plans.length > 1 && <PlanComparison plans={plans} />}
    </>
  );
}
