import type { AuthenticatorSecret } from '#shared/accounts/second-factor.ts';
import { KnownUsername } from '#web/components/account/known-username.tsx';
import { PasswordField } from '#web/components/account/password-field.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { FormSummary } from '#web/components/ui/form/form-summary.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { api } from '#web/lib/api/api.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { CodeInput } from './code-input.tsx';
import { QrCode } from './qr-code.tsx';

export interface SetupFormProps {
  readonly setup: AuthenticatorSecret;
  /** Whether it replaces an authenticator, which takes one of its codes. */
  readonly replaces: boolean;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

const Secret = ({ setup: { secret, uri } }: Pick<SetupFormProps, 'setup'>) => (
  <div className="grid gap-4 sm:grid-cols-[auto_1fr] sm:gap-6">
    <QrCode text={uri} label="QR code of the secret, for your authenticator" />
    <div className="grid content-start gap-3">
      <p>Scan this with an authenticator app, such as the one of your password manager.</p>
      <p className="text-14 text-muted">If you cannot scan it, type this secret instead:</p>
      <code className="rounded-control bg-sunken px-3 py-2 text-14 break-words select-all">{inGroups(secret)}</code>
    </div>
  </div>
);

/** The QR code and the secret of a new authenticator, and the code that shows that it works. */
export function SetupForm({ setup, replaces, onCodes, onCancel }: SetupFormProps) {
  const { user } = useSession();
  const form = useApiForm({
    defaultValues: { code: '', current_code: '', password: '' },
    fallback: 'The second factor could not be set up',
    send: async ({ current_code, ...given }) => {
      const body = replaces ? { ...given, current_code } : given;
      onCodes((await api('POST /auth/second-factor/enrol', { body })).recovery_codes);
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid max-w-160 gap-5">
      <Secret setup={setup} />
      <FormSummary {...form.summary} />
      <KnownUsername email={user?.email ?? ''} />
      <CodeInput
        label={replaces ? 'Code of the new authenticator' : 'Code'}
        help="The six digits that the authenticator shows now"
        {...form.field('code', { required: 'Please enter the code' })}
      />
      {replaces && (
        <Input
          label="Code of the present authenticator"
          help="Or one of your recovery codes"
          autoComplete="off"
          {...form.field('current_code', { required: 'Please enter the code' })}
        />
      )}
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...form.field('password', { required: 'Please enter your password' })}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={form.busy} busyText="Checking…">
          Turn on
        </Button>
      </div>
    </form>
  );
}
