import { ExternalLink } from 'lucide-react';

/** The payment page as a link: a browser may have blocked the new tab. */
export const PaymentLink = ({ url }: { readonly url: string | null }) =>
  url && (
    <p role="status" className="mt-3 text-14">
      The payment page opens in a new tab. If it does not:{' '}
      <a href={url} target="_blank" rel="noopener noreferrer" className="inline-flex items-center gap-1 font-strong">
        Continue to payment
        <ExternalLink size={14} aria-hidden="true" />
      </a>
    </p>
  );
