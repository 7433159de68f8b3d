import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#web/components/ui/action/button.tsx';
import { toast } from '#web/lib/toast.ts';

/** How long the button confirms the copy. Milliseconds. */
const feedback = 2000;

/** A discount code with a copy button. */
export function DiscountCode({ code, percent }: { readonly code: string; readonly percent: number | null }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), feedback);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
      toast.success('Discount code copied!');
    } catch {
      toast.error(`The code could not be copied. It is ${code}`);
    }
  };
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-control border border-dashed border-line-control py-1.5 pr-1.5 pl-3">
      <span>
        <code className="font-mono text-16 font-medium">{code}</code>
        {percent !== null && <span className="ml-2 text-14 text-muted">{percent}% off</span>}
      </span>
      <Button
        variant={isCopied ? 'done' : 'secondary'}
        icon={isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  );
}
