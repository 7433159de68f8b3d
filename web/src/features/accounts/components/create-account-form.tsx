import { useState } from 'react';
import { PasswordField } from '#web/components/account/password-field.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { FormSummary } from '#web/components/ui/form/form-summary.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { api } from '#web/lib/api/api.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { toast } from '#web/lib/toast.ts';
import { useAuthState } from '../api/auth-state.ts';
import { emailAttributes, emailRules, longest, sixCharacters } from '../api/form-rules.ts';
import { defaultTopics, effectiveTopics } from '../api/newsletter-topics.ts';
import { AuthScreen } from './auth-screen.tsx';
import { type NewsletterAnswer, NewsletterChoice } from './newsletter-choice.tsx';

const tooShort = 'Password should be at least 6 characters long';
const nameRules = {
  required: 'Name is required',
  validate: (name: string) => name.trim() !== '' || 'Name is required',
};

const welcome = (isSubscribed: boolean) =>
  isSubscribed
    ? 'Account created successfully! We are sending two emails: one to confirm your address, one to confirm your newsletter subscription.'
    : 'Account created successfully!';

/** Create Account: name, address, password, and the newsletter choice. */
export function CreateAccountForm() {
  const { signIn } = useSession();
  const { email } = useAuthState();
  const [newsletter, setNewsletter] = useState<NewsletterAnswer>({ isWanted: true, topics: defaultTopics });
  const form = useApiForm({
    defaultValues: { name: '', email, password: '' },
    fallback: 'Authentication failed',
    blame: ({ status }) => (status === 409 ? 'email' : undefined),
    send: async (account) => {
      const newsletterInterests = newsletter.isWanted ? effectiveTopics(newsletter.topics) : [];
      const body = { ...account, subscribeToNewsletter: newsletter.isWanted, newsletterInterests };
      signIn(await api('POST /auth/register', { body }));
      toast.success(welcome(newsletter.isWanted));
    },
  });
  return (
    <AuthScreen
      view="createAccount"
      title="Create Account"
      lead="For your library, wishlist and receipts."
      email={form.watch('email')}
    >
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4.5">
        <FormSummary {...form.summary} />
        <Input label="Name" autoComplete="name" maxLength={longest.name} {...form.field('name', nameRules)} />
        <Input label="Email" autoComplete="username" {...emailAttributes} {...form.field('email', emailRules)} />
        <PasswordField
          label="Password"
          help="At least 6 characters"
          autoComplete="new-password"
          {...form.field('password', sixCharacters(tooShort))}
        />
        <NewsletterChoice answer={newsletter} onChange={setNewsletter} />
        <Button type="submit" variant="primary" size={48} busy={form.busy} busyText="Creating your account…">
          Create Account
        </Button>
        <p className="text-14 text-muted">
          Your name and email are used for receipts and your library. You can export or delete them at any time.
        </p>
      </form>
    </AuthScreen>
  );
}
