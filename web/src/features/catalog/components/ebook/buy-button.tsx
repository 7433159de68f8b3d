import { ExternalLink } from 'lucide-react';
import { Button } from '#web/components/ui/action/button.tsx';
import { buttonClasses } from '#web/components/ui/action/button-classes.ts';
import type { Checkout } from '../../api/checkout.ts';

export interface BuyButtonProps {
  readonly id: string;
  readonly checkout: Checkout;
  readonly size: 40 | 48;
}

/** Buy Now. The payment page opens in a new tab; until then, or if the browser blocks it, this links to it. */
export function BuyButton({ id, checkout, size }: BuyButtonProps) {
  if (checkout.url !== null)
    return (
      <a
        href={checkout.url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClasses({ variant: 'primary', size })}
      >
        Continue to payment
        <ExternalLink size={16} aria-hidden="true" />
      </a>
    );
  return (
    <Button
      variant="primary"
      size={size}
      busy={checkout.busy}
      busyText="Opening payment…"
      onClick={() => void checkout.buy([id])}
    >
      Buy Now
    </Button>
  );
}
