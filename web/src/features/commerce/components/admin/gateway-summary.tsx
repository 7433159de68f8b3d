import type { AdminPaymentGateway } from '#shared/commerce/payment-gateway.ts';
import { formatCount } from '#shared/kernel/format.ts';
import { Tiles } from '#web/components/list/tiles.tsx';

export interface GatewaySummaryProps {
  /** All of them; undefined while they are loading. */
  readonly gateways: readonly AdminPaymentGateway[] | undefined;
  readonly isFailed: boolean;
}

/** How many payment gateways there are: in all, active, at Stripe, in test mode. */
export function GatewaySummary({ gateways, isFailed }: GatewaySummaryProps) {
  const count = (counts: (gateway: AdminPaymentGateway) => boolean) =>
    gateways && formatCount(gateways.filter(counts).length);
  const tiles = [
    ['Total', count(() => true)],
    ['Active', count(({ active }) => active)],
    ['Stripe', count(({ provider }) => provider === 'stripe')],
    ['Test mode', count(({ testMode }) => testMode)],
  ] as const;
  return <Tiles tiles={tiles} isFailed={isFailed} />;
}
