import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#web/components/ui/action/button.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { useCart } from '#web/lib/cart/cart.ts';
import { useSession } from '#web/lib/session/session.tsx';

export interface DiscountCodeFormProps {
  /** Why the entered code was not applied. */
  readonly problem: string | undefined;
  readonly isCounting: boolean;
  /** Whether the code is being checked. */
  readonly isChecking: boolean;
}

const longest = 40;

interface EntryProps extends DiscountCodeFormProps {
  /** Opened by a button that is gone now: the field takes the focus. */
  readonly isAsked: boolean;
}

/** The field, and the button that applies or removes a code. Both stay mounted, to keep the focus. */
function Entry({ problem, isCounting, isChecking, isAsked }: EntryProps) {
  const { code, setCode } = useCart();
  const { user } = useSession();
  const [typed, setTyped] = useState(code);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const next = isCounting ? '' : typed.trim();
    setMissing(!isCounting && next === '');
    setTyped(next);
    setCode(next);
  };
  return (
    <form noValidate onSubmit={submit} className="mb-4 flex items-start gap-2">
      <Input
        ref={field}
        label="Discount code"
        className="flex-1"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={longest}
        readOnly={isCounting}
        error={isMissing ? 'Please enter a discount code' : problem}
        help={problem && !user ? 'Personal codes apply only when you are signed in.' : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" className="mt-6.5 min-h-11" busy={code !== '' && isChecking} busyText="Checking…">
        {isCounting ? 'Remove' : 'Apply'}
      </Button>
    </form>
  );
}

/** The discount code entry, behind a button, because most carts have no code. */
export function DiscountCodeForm(props: DiscountCodeFormProps) {
  const { code } = useCart();
  const [isKept] = useState(code !== '');
  const [isAsked, setAsked] = useState(false);
  if (isKept || isAsked) return <Entry {...props} isAsked={isAsked} />;
  return (
    <Button variant="quiet" className="mb-2 -ml-4" onClick={() => setAsked(true)}>
      Enter a discount code
    </Button>
  );
}
