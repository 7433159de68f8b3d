import type { ReactNode } from 'react';
import { gatewayName } from '#shared/commerce/gateway-providers.ts';
import type { AdminOrder } from '#shared/commerce/order.ts';
import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';

interface Shown {
  readonly order: AdminOrder;
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-12 text-muted">{label}</dt>
    <dd className="mt-0.5 wrap-anywhere">{children}</dd>
  </div>
);

/** Who bought, leading to everything that they bought. */
export const OrderBuyer = ({ order: { email, user_id } }: Shown) =>
  email === '' ? (
    <p className="text-muted">The account of this buyer was deleted.</p>
  ) : (
    <>
      <dl className="mb-3 grid gap-3">
        <Fact label="Email">{email}</Fact>
        <Fact label="Account">
          <TextLink to={href('adminUser', { id: user_id })} className="font-mono text-12">
            {user_id}
          </TextLink>
        </Fact>
      </dl>
      <TextLink to={href('adminOrders', { search: email })}>All orders of this address</TextLink>
    </>
  );

const Id = ({ label, id }: { readonly label: string; readonly id: string | null }) =>
  id && (
    <Fact label={label}>
      <span className="font-mono text-12">{id}</span>
    </Fact>
  );

/** How it was paid: the gateway and its ids. */
export const OrderPayment = ({ order }: Shown) => (
  <dl className="grid gap-3">
    <Fact label="Gateway">{order.gateway ? gatewayName(order.gateway) : 'None'}</Fact>
    <Id label="Payment" id={order.payment} />
    <Id label="Session" id={order.session_id} />
  </dl>
);
