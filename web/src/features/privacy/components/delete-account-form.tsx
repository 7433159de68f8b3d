import { useNavigate } from 'react-router-dom';
import type { User } from '#shared/accounts/user.ts';
import { formatItems } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { KnownUsername } from '#web/components/account/known-username.tsx';
import { PasswordField } from '#web/components/account/password-field.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { FormSummary } from '#web/components/ui/form/form-summary.tsx';
import { api } from '#web/lib/api/api.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { toast } from '#web/lib/toast.ts';

const Consequences = ({ owned }: { readonly owned: number }) => (
  <ul className="grid list-disc gap-1.5 pl-4.5 text-14">
    {owned > 0 && (
      <li>
        You lose access to the {formatItems(owned, 'ebook')} in your library. Download what you want to keep first.
      </li>
    )}
    <li>Wishlist, reading places, highlights and notes, notifications and newsletter link are removed.</li>
    <li>Receipts of paid orders are kept, as the law requires, but without your name.</li>
    <li>This cannot be undone.</li>
  </ul>
);

export interface DeleteAccountFormProps {
  readonly user: User;
  readonly onCancel: () => void;
}

/** Asks for the password again and lists what will be lost. */
export function DeleteAccountForm({ user, onCancel }: DeleteAccountFormProps) {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const form = useApiForm({
    defaultValues: { password: '' },
    fallback: 'Failed to delete your account. Please try again.',
    send: async (body) => {
      const { message } = await api('DELETE /user', { body });
      toast.success(message ?? 'Your account has been deleted');
      // Navigate home first: a page that requires a session would redirect to sign in.
      await navigate(href('home'));
      await signOut();
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4.5">
      <FormSummary {...form.summary} />
      <Consequences owned={user.purchased_ebooks.length} />
      <KnownUsername email={user.email} />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        {...form.field('password', { required: 'Please enter your password' })}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="destroy" busy={form.busy} busyText="Deleting…">
          Delete my account
        </Button>
      </div>
    </form>
  );
}
