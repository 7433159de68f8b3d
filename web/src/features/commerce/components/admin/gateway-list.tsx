import type { AdminPaymentGateway, PaymentGatewayInput } from '#shared/commerce/payment-gateway.ts';
import { ManagedList, type ManagedListProps } from '#web/components/list/managed-list.tsx';
import { useAdminPaymentGateways } from '../../api/admin-payment-gateways.ts';
import { GatewayCard } from './gateway-card.tsx';
import { gatewayColumns } from './gateway-columns.tsx';
import { GatewayForm } from './gateway-form.tsx';

export type GatewayListProps = Pick<
  ManagedListProps<AdminPaymentGateway, PaymentGatewayInput>,
  'page' | 'trail' | 'empty' | 'loadPage' | 'isAdding' | 'onAdded'
>;

/** The payment gateways, as the cards of the specification or as a table. */
export function GatewayList(props: GatewayListProps) {
  const { things, toggle } = useAdminPaymentGateways();
  return (
    <ManagedList
      {...props}
      noun="payment gateways"
      views="payment-gateways"
      things={things}
      nameOf={({ name }) => name}
      columns={gatewayColumns}
      usual="cards"
      cardsClassName="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-4"
      card={(gateway, acts) => <GatewayCard gateway={gateway}>{acts}</GatewayCard>}
      form={(of) => <GatewayForm {...of} />}
      editLabel="Configure"
      moreActs={(gateway) => [{ label: gateway.active ? 'Disable' : 'Enable', onAct: () => void toggle(gateway) }]}
      deletion={(name) => `No new payments go through “${name}”. Its older orders can still be refunded.`}
    />
  );
}
