import { useState } from 'react';
import type { SecondFactor } from '#shared/accounts/second-factor.ts';
import { formatDateTime } from '#shared/kernel/format.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { api } from '#web/lib/api/api.ts';
import { toast } from '#web/lib/toast.ts';
import { ProofDialog } from './proof-dialog.tsx';

export interface FactorOnProps {
  readonly factor: SecondFactor;
  readonly busy: boolean;
  readonly onReplace: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onRemoved: () => void;
}

/** From here on somebody should ask for new codes. */
const few = 3;

const codesLeft = (left: number): string => `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left`;

/** What is set up, and what its owner can do with it. */
export function FactorOn({ factor, busy, onReplace, onCodes, onRemoved }: FactorOnProps) {
  const [dialog, setDialog] = useState<'codes' | 'removal'>();
  const { enrolled_at, recovery_codes_left: left, required } = factor;
  const close = () => setDialog(undefined);
  return (
    <div className="grid max-w-160 gap-4">
      <p>
        Your second factor is on{enrolled_at ? `, since ${formatDateTime(enrolled_at)}` : ''}. {codesLeft(left)}.
        {left <= few && <strong> Make new ones before you need them.</strong>}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setDialog('codes')}>New recovery codes</Button>
        <Button busy={busy} busyText="Preparing…" onClick={onReplace}>
          Replace the authenticator
        </Button>
        {!required && <Button onClick={() => setDialog('removal')}>Remove</Button>}
      </div>
      {required && <p className="text-14 text-muted">Your role needs a second factor, so it cannot be removed.</p>}
      {dialog === 'codes' && (
        <ProofDialog
          title="New recovery codes"
          text="The codes that you have now stop working."
          confirmLabel="Make new codes"
          busyText="Making…"
          send={async (body) =>
            onCodes((await api('POST /auth/second-factor/recovery-codes', { body })).recovery_codes)
          }
          onClose={close}
        />
      )}
      {dialog === 'removal' && (
        <ProofDialog
          title="Remove the second factor"
          text="From then on your password alone signs in, and your recovery codes stop working."
          confirmLabel="Remove"
          busyText="Removing…"
          isDestructive
          send={async (body) => {
            toast.success((await api('POST /auth/second-factor/remove', { body })).message);
            close();
            onRemoved();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
