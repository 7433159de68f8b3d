import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { Pagination } from '#web/components/ui/pagination.tsx';
import { useApiPage } from '#web/lib/api/swr.ts';
import { ordersPerPage, useOrderPages } from '../../api/order-pages.ts';
import { OrderRow, orderRowClasses } from './order-row.tsx';

const boxClasses = 'overflow-hidden rounded-card border border-line bg-surface';
const places = ['a', 'b', 'c', 'd', 'e'];

const OrdersSkeleton = () => (
  <Loading label="Loading orders">
    <div className={boxClasses}>
      {places.map((place) => (
        <div key={place} className={`${orderRowClasses} border-t border-line first:border-0`}>
          <div className="col-span-2 sm:col-span-1">
            <Skeleton className="h-5.5 w-3/4" />
            <Skeleton className="mt-2.5 h-3 w-20" />
          </div>
          <Skeleton className="col-start-1 h-5.5 w-16 sm:col-start-2" />
          <Skeleton className="h-5 w-16 justify-self-end" />
        </div>
      ))}
    </div>
  </Loading>
);

const NoOrders = () => (
  <EmptyState title="No orders yet" action={<ButtonLink to={href('marketplace')}>Browse All Ebooks</ButtonLink>}>
    Whatever you buy or get for free is listed here, with its receipt.
  </EmptyState>
);

/** The user's orders, newest first. */
export function OrderList() {
  const { cursor, from, hasPrevious, next, previous, first } = useOrderPages();
  const query = { limit: ordersPerPage, ...(cursor && { cursor }) };
  const { data, error, isLoading, mutate } = useApiPage('GET /user/orders', { query }, { keepPreviousData: true });
  if (error) {
    return (
      <FailedState
        title="Your orders could not be loaded"
        error={error}
        onRetry={() => mutate()}
        action={hasPrevious && <Button onClick={first}>Back to the first page</Button>}
      />
    );
  }
  if (!data) return <OrdersSkeleton />;
  if (data.items.length === 0 && !hasPrevious) return <NoOrders />;
  const following = data.next;
  return (
    <div className="grid gap-5">
      <ul className={boxClasses} aria-busy={isLoading}>
        {data.items.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {(hasPrevious || following) && (
        <Pagination
          from={from}
          shown={data.items.length}
          total={data.total}
          noun="orders"
          busy={isLoading}
          onPrevious={hasPrevious ? previous : undefined}
          onNext={following ? () => next(following) : undefined}
        />
      )}
    </div>
  );
}
