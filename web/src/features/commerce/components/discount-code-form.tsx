import { type SubmitEvent, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { useCart } from '#web/lib/cart.ts';
import { useSession } from '#web/lib/session.tsx';

export interface DiscountCodeFormProps {
  /** Why the code that was entered does not count. */
  readonly problem: string | undefined;
  /** Whether it counts is being asked. */
  readonly isPricing: boolean;
}

const longest = 40;

/** A code as it counts: it can be taken back. Field and button stay where they were, and the keyboard with them. */
function Entry({ problem, isPricing }: DiscountCodeFormProps) {
  const { code, setCode } = useCart();
  const { user } = useSession();
  const [typed, setTyped] = useState(code);
  const [isMissing, setMissing] = useState(false);
  const counts = code !== '' && !problem && !isPricing;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const next = counts ? '' : typed.trim();
    setMissing(!counts && next === '');
    setTyped(next);
    setCode(next);
  };
  const error = isMissing ? 'Please enter a discount code' : isPricing ? undefined : problem;
  return (
    <form noValidate onSubmit={submit} className="mb-4 flex items-start gap-2">
      <Input
        label="Discount code"
        className="flex-1"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={longest}
        readOnly={counts}
        error={error}
        help={error && problem && !user ? 'A code of your own counts when you are signed in.' : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" className="mt-6.5 min-h-11" busy={code !== '' && isPricing} busyText="Checking…">
        {counts ? 'Remove' : 'Apply'}
      </Button>
    </form>
  );
}

/** Where a discount code is entered: asked for by a button, for most carts have none. */
export function DiscountCodeForm(props: DiscountCodeFormProps) {
  const { code } = useCart();
  const [isWanted, setWanted] = useState(code !== '');
  if (isWanted) return <Entry {...props} />;
  return (
    <Button variant="quiet" className="mb-2 -ml-3" onClick={() => setWanted(true)}>
      Enter a discount code
    </Button>
  );
}
