import { type ReactNode, useState } from 'react';
import { providerNames, takesPayments } from '#shared/commerce/gateway-providers.ts';
import type { AdminPaymentGateway } from '#shared/commerce/payment-gateway.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Status } from '#web/components/ui/feedback/status.tsx';
import { webhookWords } from '../../api/gateway-words.ts';

/** Whether new payments go through a gateway. */
export const GatewayStatus = ({ active }: Pick<AdminPaymentGateway, 'active'>) => (
  <Status look={active ? 'published' : 'archived'}>{active ? 'Active' : 'Disabled'}</Status>
);

/** How long ago the last webhook arrived. */
export function LastWebhook({ gateway }: { readonly gateway: AdminPaymentGateway }) {
  const [now] = useState(() => Date.now());
  return webhookWords(gateway, now);
}

interface GatewayCardProps {
  readonly gateway: AdminPaymentGateway;
  readonly children: ReactNode;
}

/** A payment gateway's card; the actions are below. */
export const GatewayCard = ({ gateway, children }: GatewayCardProps) => (
  <div className="flex h-full flex-col rounded-card border border-line bg-surface p-4">
    <p className="flex items-center justify-between gap-2">
      <GatewayStatus active={gateway.active} />
      {gateway.testMode && <Badge look="draft">Test mode</Badge>}
    </p>
    <h2 className="mt-2 text-16 break-words">{gateway.name}</h2>
    <p className="mt-1 text-14 font-strong">{providerNames[gateway.provider]}</p>
    <dl className="mt-2 grid gap-2 text-14">
      <div className="flex justify-between gap-3">
        <dt className="text-muted">API key</dt>
        <dd className="font-mono">{gateway.apiKey}</dd>
      </div>
      {takesPayments(gateway.provider) && (
        <div>
          <dt className="text-muted">Webhook address</dt>
          <dd className="font-mono text-12 break-all">{gateway.webhookUrl}</dd>
        </div>
      )}
    </dl>
    <p className="mt-2 text-14 text-muted">
      <LastWebhook gateway={gateway} />
    </p>
    <div className="mt-auto -mb-2 pt-2">{children}</div>
  </div>
);
