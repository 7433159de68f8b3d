import { Button } from '#web/components/ui/action/button.tsx';

export interface FactorOffProps {
  /** Whether the back-office is closed without it. */
  readonly required: boolean;
  readonly busy: boolean;
  readonly onStart: () => void;
}

/** Nothing is set up yet. */
export const FactorOff = ({ required, busy, onStart }: FactorOffProps) => (
  <div className="grid max-w-160 justify-items-start gap-4">
    <p>
      {required
        ? 'Your role needs a second factor. Set it up, and the back-office opens to you.'
        : 'With a second factor, a sign-in takes your password and a code that your phone or password manager shows. Whoever learns your password cannot sign in with it alone.'}
    </p>
    <Button variant="primary" busy={busy} busyText="Preparing…" onClick={onStart}>
      Set up a second factor
    </Button>
  </div>
);
