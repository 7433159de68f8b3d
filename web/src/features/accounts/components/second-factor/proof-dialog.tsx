import type { FactorProof } from '#shared/accounts/second-factor.ts';
import { KnownUsername } from '#web/components/account/known-username.tsx';
import { PasswordField } from '#web/components/account/password-field.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { Dialog } from '#web/components/ui/dialog/dialog.tsx';
import { FormSummary } from '#web/components/ui/form/form-summary.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useSession } from '#web/lib/session/session.tsx';

export interface ProofDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly busyText: string;
  readonly isDestructive?: boolean;
  /** Sends the act. Its refusal is shown in the form. */
  readonly send: (proof: FactorProof) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the password and a code before a second factor changes. */
export function ProofDialog({ title, text, confirmLabel, busyText, isDestructive, send, onClose }: ProofDialogProps) {
  const { user } = useSession();
  const form = useApiForm({ defaultValues: { password: '', code: '' }, fallback: 'That did not work', send });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={text}>
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4.5">
        <FormSummary {...form.summary} />
        <KnownUsername email={user?.email ?? ''} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...form.field('password', { required: 'Please enter your password' })}
        />
        <Input
          label="Code"
          help="Of your authenticator, or one of your recovery codes"
          autoComplete="one-time-code"
          {...form.field('code', { required: 'Please enter the code' })}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant={isDestructive ? 'destroy' : 'primary'} busy={form.busy} busyText={busyText}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
