import type { ReactNode } from 'react';
import { providerNames } from '#shared/commerce/gateway-providers.ts';
import type { AdminPaymentGateway } from '#shared/commerce/payment-gateway.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { GatewayStatus, LastWebhook } from './gateway-card.tsx';

type Words = (gateway: AdminPaymentGateway) => string;

const text = (id: string, label: string, words: Words): ListColumn<AdminPaymentGateway> => ({
  id,
  label,
  value: words,
  cell: (gateway) => <span className="text-muted">{words(gateway)}</span>,
});

/** The columns of the payment gateways; the page brings the actions. */
export const gatewayColumns = (
  acts: (gateway: AdminPaymentGateway) => ReactNode,
): readonly ListColumn<AdminPaymentGateway>[] => [
  {
    id: 'name',
    label: 'Name',
    isFixed: true,
    value: ({ name }) => name,
    cell: ({ name }) => <span className="font-strong">{name}</span>,
  },
  {
    id: 'status',
    label: 'Status',
    value: ({ active }) => (active ? 'Active' : 'Disabled'),
    cell: ({ active }) => <GatewayStatus active={active} />,
  },
  text('provider', 'Provider', ({ provider }) => providerNames[provider]),
  text('mode', 'Mode', ({ testMode }) => (testMode ? 'Test' : 'Live')),
  text('api-key', 'API key', ({ apiKey }) => apiKey),
  {
    id: 'webhook',
    label: 'Last webhook',
    value: ({ last_webhook_at }) => last_webhook_at ?? '',
    cell: (gateway) => <LastWebhook gateway={gateway} />,
  },
  { id: 'acts', label: 'Actions', isFixed: true, cell: acts },
];
